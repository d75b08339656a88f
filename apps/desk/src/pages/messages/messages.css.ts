import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const narrow = pageStyle({
  display: "grid",
  gap: vars.space.s24,
  maxInlineSize: "44rem",
  overflowWrap: "anywhere",
});

export const from = pageStyle({ display: "block", minInlineSize: "9rem" });

export const sent = pageStyle({ whiteSpace: "nowrap" });

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
  display: "block",
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightRegular,
  overflowWrap: "anywhere",
});

export const excerpt = pageStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
