import type { ProductResponse, VariantResponse } from "@pallu/contract";
import { Picture } from "@pallu/ui";
import { LifeSizeDialog } from "@pallu/ui/life-size";
import { useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { lifeSize } from "./unrolledTexts.ts";
import { writeItem } from "../../platform/data/storage.ts";
import { useStoredValue } from "../../platform/data/useStoredValue.ts";
import { clothOf } from "./cloth.rules.ts";
import { formatScale, parseScale, screenScaleKey } from "./screenScale.ts";

/** Zooming changes the size of the window in CSS px. */
const subscribeZoom = (listener: () => void): (() => void) => {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
};

const inCentimetres = (metres: number): string => `${Math.round(metres * 1000) / 10} cm`;

interface LifeSizeProps {
  product: ProductResponse;
  variant: VariantResponse;
  onClose: () => void;
}

/** Shows the border of a saree at its real size. The scale of the screen stays on the device. */
export const LifeSize = ({ product, variant, onClose }: LifeSizeProps): ReactElement | null => {
  const stored = useStoredValue(screenScaleKey);
  const ratio = useSyncExternalStore(subscribeZoom, () => window.devicePixelRatio);
  const border = clothOf(product, variant)?.border;
  if (!border) return null;
  const { picture, widthM, borderM } = border;
  return (
    <LifeSizeDialog
      open
      onOpenChange={onClose}
      title={lifeSize.title}
      text={`The border is ${inCentimetres(borderM)} wide. The picture shows ${inCentimetres(widthM)} of its length, beyond the pallu.`}
      clothLabel={lifeSize.label}
      picture={<Picture {...picture} alt="" eager />}
      widthM={widthM}
      borderM={borderM}
      pxPerCm={parseScale(stored, ratio)}
      onMeasure={(pxPerCm) => writeItem(screenScaleKey, formatScale(pxPerCm, ratio))}
    />
  );
};
