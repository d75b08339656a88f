/** CSS px per centimetre of a screen that nobody has measured: 96 px per inch. */
export const DEFAULT_PX_PER_CM = 96 / 2.54;

/** Limits of the scale in CSS px per centimetre: from a screen zoomed to 300 % to a phone with the smallest display size. */
export const pxPerCmRange = { min: 12, max: 90 } as const;

/** Short and long side of a bank card in centimetres, and the radius of its corners (ISO/IEC 7810 ID-1). */
const card = { shortCm: 5.398, longCm: 8.56, radiusCm: 0.318 };

export const isPxPerCm = (value: number): boolean =>
  value >= pxPerCmRange.min && value <= pxPerCmRange.max;

/** Returns the size in CSS px of a bank card that stands upright. */
export const cardOutline = (
  pxPerCm: number,
): { inlineSize: number; blockSize: number; borderRadius: number } => ({
  inlineSize: card.shortCm * pxPerCm,
  blockSize: card.longCm * pxPerCm,
  borderRadius: card.radiusCm * pxPerCm,
});

/** Returns the CSS px that a length in metres takes at its real size. */
export const pxOf = (metres: number, pxPerCm: number): number => metres * 100 * pxPerCm;

/** Returns the CSS px per inch, rounded. */
export const pxPerInch = (pxPerCm: number): number => Math.round(pxPerCm * 2.54);
