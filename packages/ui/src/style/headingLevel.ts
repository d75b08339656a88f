/** Level of a heading inside a component: one more than that of the heading above it. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the level of the headings below one, such as those of items below that of their section. */
export const levelBelow = (level: HeadingLevel): HeadingLevel =>
  Math.min(6, level + 1) as HeadingLevel;
