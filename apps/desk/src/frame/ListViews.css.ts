import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const list = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s4,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const view = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "44px",
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: vars.color.borderControl },
    "&[aria-current]": {
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
      fontWeight: vars.font.weightStrong,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[aria-current]": { borderWidth: 3 } },
    },
  },
});

export const count = pageStyle({ fontVariantNumeric: "tabular-nums" });
