import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const nav = pageStyle({
  marginBlockEnd: vars.space.s24,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const navList = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s16,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const navLink = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
  borderBlockEnd: "2px solid transparent",
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderBlockEndColor: vars.color.borderControl },
    '&[aria-current="page"]': {
      borderBlockEndColor: vars.color.action,
      color: vars.color.action,
      fontWeight: 600,
    },
  },
  /* A border without a colour is seen there. */
  "@media": {
    "(forced-colors: active)": {
      selectors: { '&:not([aria-current="page"])': { borderBlockEndColor: "Canvas" } },
    },
  },
});

export const form = pageStyle({
  display: "grid",
  gap: vars.space.s12,
  justifyItems: "start",
  maxInlineSize: "480px",
});

export const rows = pageStyle({
  display: "grid",
  gap: vars.space.s16,
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});

export const row = pageStyle({
  display: "grid",
  gap: vars.space.s8,
  justifyItems: "start",
  paddingBlockEnd: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const value = pageStyle({ overflowWrap: "anywhere" });
