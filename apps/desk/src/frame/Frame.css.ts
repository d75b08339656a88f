import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

const wide = "screen and (min-width: 900px)";
const bottomHeight = "calc(56px + env(safe-area-inset-bottom))";

export const frame = pageStyle({
  display: "grid",
  minBlockSize: "100dvh",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [wide]: { gridTemplateColumns: "220px minmax(0, 1fr)" } },
});

export const side = pageStyle({
  display: "none",
  "@media": {
    [wide]: {
      display: "flex",
      flexDirection: "column",
      gap: vars.space.s16,
      position: "sticky",
      insetBlockStart: 0,
      blockSize: "100dvh",
      overflowY: "auto",
      padding: vars.space.s16,
      background: vars.color.sunken,
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
    print: { display: "none" },
  },
});

export const shop = pageStyle({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.h4,
  overflowWrap: "anywhere",
});

export const sideList = pageStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s4,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const sideLink = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s12,
  minBlockSize: "44px",
  paddingInline: vars.space.s12,
  borderRadius: "8px",
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.actionSoft },
    "&[aria-current]": {
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
      fontWeight: vars.font.weightStrong,
    },
  },
});

export const account = pageStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: vars.space.s12,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.small,
});

export const main = pageStyle({
  inlineSize: "100%",
  maxInlineSize: "1200px",
  marginInline: "auto",
  padding: vars.space.s16,
  // The bottom bar must not cover what is last.
  paddingBlockEnd: `calc(${bottomHeight} + ${vars.space.s24})`,
  "@media": {
    [wide]: { padding: vars.space.s32 },
    print: { padding: 0, maxInlineSize: "none" },
  },
});

export const bottom = pageStyle({
  position: "fixed",
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 10,
  display: "flex",
  blockSize: bottomHeight,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  "@media": { [wide]: { display: "none" }, print: { display: "none" } },
});

export const bottomLink = pageStyle({
  flex: "1 1 0",
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s2,
  border: 0,
  background: "none",
  color: vars.color.textMuted,
  font: "inherit",
  fontSize: vars.text.caption,
  textDecoration: "none",
  selectors: {
    "&[aria-current]": { color: vars.color.action, fontWeight: vars.font.weightStrong },
  },
});
