import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const page = pageStyle({ display: "grid", gap: vars.space.s16 });

export const views = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
});

export const view = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingInline: vars.space.s12,
  borderRadius: vars.radius.panel,
  color: vars.color.text,
  selectors: {
    "&[aria-current]": {
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
      outline: "1px solid transparent",
      fontWeight: 600,
    },
  },
});

export const buttons = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s8,
});

export const narrow = pageStyle({
  display: "grid",
  gap: vars.space.s24,
  maxInlineSize: "44rem",
});

export const section = pageStyle({ display: "grid", gap: vars.space.s12 });

/** What somebody else has typed. */
export const typed = pageStyle({
  margin: 0,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s16,
  borderInlineStart: `4px solid ${vars.color.borderControl}`,
  background: vars.color.sunken,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

/** What the shop has answered. */
export const own = pageStyle({
  borderInlineStartColor: vars.color.action,
  background: vars.color.actionSoft,
  color: vars.color.onActionSoft,
});

export const minor = pageStyle({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  overflowWrap: "anywhere",
});

export const excerpt = pageStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
