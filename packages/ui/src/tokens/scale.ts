import { stackOf } from "../fonts/systemFonts.ts";

const rootPx = 16;
const narrowPx = 360;
const widePx = 1280;

const trim = (value: number): string => String(Number(value.toFixed(4)));
const rem = (px: number): string => `${trim(px / rootPx)}rem`;
const px = (value: number): string => `${value}px`;

/** Returns a size that grows from 360 to 1280 px viewport width. In rem, so that text zoom works. */
export const fluid = (fromPx: number, toPx: number): string => {
  const slope = (toPx - fromPx) / (widePx - narrowPx);
  const startPx = fromPx - slope * narrowPx;
  return `clamp(${rem(fromPx)}, calc(${rem(startPx)} + ${trim(slope * 100)}vw), ${rem(toPx)})`;
};

export const font = {
  display: stackOf("Halant", "serif"),
  ui: stackOf("Hind Madurai", "sans"),
  weightRegular: "400",
  weightStrong: "600",
  weightDisplay: "400",
  trackingDisplay: "normal",
  caseDisplay: "none",
  /** Large prices: the display font, if it has a rupee sign. */
  price: stackOf("Halant", "serif"),
};

export const text = {
  display: fluid(40, 64),
  hero: "clamp(2.5rem, 3.6vw, 3.5rem)",
  h1: fluid(30, 40),
  h2: fluid(26, 36),
  h3: fluid(21, 24),
  h4: rem(18),
  bodyLarge: rem(18),
  body: rem(16),
  small: rem(14),
  caption: rem(13),
  button: rem(15),
  label: rem(14),
  priceCard: rem(17),
  pricePage: rem(30),
  badge: rem(11),
};

export const leading = {
  display: "1.06",
  heading: "1.15",
  snug: "1.3",
  body: "1.55",
  bodyLarge: "1.6",
  small: "1.5",
  caption: "1.45",
  flat: "1",
};

export const space = {
  s0: "0px",
  s2: px(2),
  s4: px(4),
  s8: px(8),
  s12: px(12),
  s16: px(16),
  s20: px(20),
  s24: px(24),
  s32: px(32),
  s40: px(40),
  s48: px(48),
  s64: px(64),
  s80: px(80),
  s96: px(96),
  s128: px(128),
  section: px(48),
  pageMargin: px(16),
  gutter: px(12),
};

/** Spacing per breakpoint. The values below 768 px are in {@link space}. */
export const spaceSteps = {
  md: { section: px(64), pageMargin: px(32), gutter: px(20) },
  xl: { section: px(80), pageMargin: px(40), gutter: px(20) },
  xxl: { section: px(96), pageMargin: px(64), gutter: px(24) },
} as const;

export const size = {
  control: px(48),
  controlSmall: px(40),
  controlLarge: px(56),
  iconButton: px(44),
  measure: "36em",
  page: px(1408),
};

export const radius = {
  surface: px(0),
  control: px(2),
  panel: px(4),
  full: px(999),
};

export const borderWidth = {
  thin: px(1),
  strong: px(2),
  focus: px(3),
  frame: px(0),
  join: px(2),
};

export const lightShadow = {
  flat: "none",
  popover: "0 8px 24px oklch(0.2 0.03 245 / 0.14)",
  dialog: "0 24px 64px oklch(0.2 0.03 245 / 0.22)",
  card: "none",
};

/** The dark theme shows elevation by lightness and borders, because shadows are invisible. */
export const darkShadow: typeof lightShadow = {
  flat: "none",
  popover: "none",
  dialog: "none",
  card: "none",
};

export const card = {
  ratio: "4 / 5",
  align: "start",
  mat: px(0),
  tagTurn: "0deg",
};

/** Decoration of the head of a page: background pattern, bottom border and frame. */
export const ornament = {
  image: "none",
  size: "auto",
  foot: "0 none",
  footRadius: px(0),
  frame: "0 none",
  mat: px(0),
  selvedge: "block",
};

export const layer = {
  base: "0",
  sticky: "100",
  header: "200",
  dropdown: "300",
  scrim: "400",
  dialog: "500",
  toast: "600",
  skip: "700",
};

export const duration = {
  press: "80ms",
  hover: "140ms",
  popover: "220ms",
  sheet: "320ms",
  hero: "560ms",
  shuttle: "1400ms",
};

export const easing = {
  enter: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  exit: "cubic-bezier(0.4, 0, 1, 1)",
};

/** All tokens but colours and shadows, which differ in light and dark. */
export const shape = {
  font,
  text,
  leading,
  space,
  size,
  radius,
  borderWidth,
  card,
  ornament,
  layer,
  duration,
  easing,
};
