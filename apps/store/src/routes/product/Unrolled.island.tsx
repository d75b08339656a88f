import { Button, ClothStrip, Picture, SectionHeader, Stack } from "@pallu/ui";
import type { ClothPart } from "@pallu/ui";
import type { ReactElement } from "react";
import { strips } from "../../content/strips.ts";
import type { Strip } from "../../content/strips.ts";
import { lifeSize, unrolled } from "../../content/unrolled.ts";
import { PageSection } from "../../platform/rendering/PageSection.tsx";
import type { ServerIslandProps } from "../../platform/rendering/serverIsland.tsx";
import * as styles from "./Unrolled.island.css.ts";

const rounded = (value: number): string => String(Math.round(value * 100) / 100);
const inMetres = (metres: number): string => `${rounded(metres)} m`;
const inCentimetres = (metres: number): string => `${rounded(metres * 100)} cm`;

/** Returns the parts of a saree in the nivi drape, the pallu first. */
const partsOf = ({ lengthM, blouseM, palluM }: Strip): ClothPart[] => [
  { label: "Pallu", detail: inCentimetres(palluM), lengthM: palluM },
  {
    label: "Body",
    detail: `${inMetres(lengthM - palluM)} with pleats and tucked end`,
    lengthM: unrolled.pleatsFromM - palluM,
  },
  {
    label: "Pleats",
    detail: "gathered at the front",
    lengthM: unrolled.pleatsToM - unrolled.pleatsFromM,
  },
  { label: "Tucked end", detail: "held at the waist", lengthM: lengthM - unrolled.pleatsToM },
  ...(blouseM > 0
    ? [{ label: "Blouse piece", detail: `${inCentimetres(blouseM)}, unstitched`, lengthM: blouseM }]
    : []),
];

/** The whole cloth of a variant, by the name of its first picture. Empty for a picture that has none. */
export const Unrolled = ({ of = "" }: ServerIslandProps): ReactElement | null => {
  const strip = Object.hasOwn(strips, of) ? strips[of] : undefined;
  if (!strip) return null;
  const { src, width, height, lengthM, widthM, borderM } = strip;
  return (
    <PageSection size="small">
      <SectionHeader
        title={unrolled.title}
        text={`${inMetres(lengthM)} from the pallu to the tucked end. The border is ${inCentimetres(borderM)} wide on both sides.`}
      />
      <Stack gap="s16">
        <ClothStrip
          label={unrolled.label}
          picture={<Picture src={src} alt="" width={width} height={height} />}
          widthM={widthM}
          parts={partsOf(strip)}
        />
        {borderM > 0 && (
          <div className={styles.action}>
            <Button variant="secondary" aria-haspopup="dialog" data-life-size={of}>
              {lifeSize.openText}
            </Button>
          </div>
        )}
      </Stack>
    </PageSection>
  );
};
