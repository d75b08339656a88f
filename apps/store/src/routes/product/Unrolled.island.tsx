import type { ProductResponse, VariantResponse } from "@pallu/contract";
import { Button, ClothStrip, Picture, SectionHeader, Stack } from "@pallu/ui";
import type { ClothPart } from "@pallu/ui";
import type { ReactElement } from "react";
import { lifeSize, unrolled } from "./unrolledTexts.ts";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import type { ServerIslandProps } from "../../platform/delivery/serverIsland.tsx";
import { clothOf } from "./cloth.rules.ts";
import type { Cloth } from "./cloth.rules.ts";
import * as styles from "./Unrolled.island.css.ts";

const rounded = (value: number): string => String(Math.round(value * 100) / 100);
const inMetres = (metres: number): string => `${rounded(metres)} m`;
const inCentimetres = (metres: number): string => `${rounded(metres * 100)} cm`;

/** Returns the parts of a saree in the nivi drape, the pallu first. */
const partsOf = ({ lengthM, blouseM, palluM }: Cloth): ClothPart[] => [
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
  ...(blouseM
    ? [{ label: "Blouse piece", detail: `${inCentimetres(blouseM)}, unstitched`, lengthM: blouseM }]
    : []),
];

interface UnrolledProps extends ServerIslandProps {
  product: ProductResponse;
  variant: VariantResponse;
}

/** The whole cloth of a variant. Empty for a product that lacks its lengths. */
export const Unrolled = ({ of, product, variant }: UnrolledProps): ReactElement | null => {
  const cloth = clothOf(product, variant);
  if (!cloth) return null;
  const { picture, lengthM, widthM, borderM, border } = cloth;
  const borderText = borderM ? ` The border is ${inCentimetres(borderM)} wide on both sides.` : "";
  return (
    <PageSection size="small">
      <SectionHeader
        title={unrolled.title}
        text={`${inMetres(lengthM)} from the pallu to the tucked end.${borderText}`}
      />
      <Stack gap="s16">
        <ClothStrip
          label={unrolled.label}
          picture={<Picture {...picture} alt="" />}
          widthM={widthM}
          parts={partsOf(cloth)}
        />
        {border && (
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
