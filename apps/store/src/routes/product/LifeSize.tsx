import { Picture } from "@pallu/ui";
import { LifeSizeDialog } from "@pallu/ui/life-size";
import { useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { borders } from "../../content/borders.ts";
import { lifeSize } from "../../content/unrolled.ts";
import { writeItem } from "../../platform/data/storage.ts";
import { useStoredValue } from "../../platform/data/useStoredValue.ts";
import { formatScale, parseScale, screenScaleKey } from "./screenScale.ts";

/** Zooming changes the size of the window in CSS px. */
const subscribeZoom = (listener: () => void): (() => void) => {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
};

const inCentimetres = (metres: number): string => `${Math.round(metres * 1000) / 10} cm`;

interface LifeSizeProps {
  /** Name of the variant's first picture. */
  of: string;
  onClose: () => void;
}

/** Shows the border of a saree at its real size. The scale of the screen stays on the device. */
export const LifeSize = ({ of, onClose }: LifeSizeProps): ReactElement | null => {
  const stored = useStoredValue(screenScaleKey);
  const ratio = useSyncExternalStore(subscribeZoom, () => window.devicePixelRatio);
  const border = Object.hasOwn(borders, of) ? borders[of] : undefined;
  if (!border) return null;
  const { src, width, height, widthM, borderM } = border;
  return (
    <LifeSizeDialog
      open
      onOpenChange={onClose}
      title={lifeSize.title}
      text={`The border is ${inCentimetres(borderM)} wide. The picture shows ${inCentimetres(widthM)} of its length, beyond the pallu.`}
      clothLabel={lifeSize.label}
      picture={<Picture src={src} alt="" width={width} height={height} eager />}
      widthM={widthM}
      borderM={borderM}
      pxPerCm={parseScale(stored, ratio)}
      onMeasure={(pxPerCm) => writeItem(screenScaleKey, formatScale(pxPerCm, ratio))}
    />
  );
};
