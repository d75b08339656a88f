import { isPxPerCm } from "@pallu/ui/life-size";

/** Key of the stored scale of the screen. */
export const screenScaleKey = "screenScale";

/**
 * Reads a stored scale: device px per centimetre, which the zoom of the browser does not change. Returns CSS px per
 * centimetre, or undefined for a value that no screen has.
 */
export const parseScale = (stored: string | null, devicePixelRatio: number): number | undefined => {
  const pxPerCm = Number(stored) / devicePixelRatio;
  return isPxPerCm(pxPerCm) ? pxPerCm : undefined;
};

/** Returns the text to store for CSS px per centimetre. */
export const formatScale = (pxPerCm: number, devicePixelRatio: number): string =>
  String(Math.round(pxPerCm * devicePixelRatio * 1000) / 1000);
