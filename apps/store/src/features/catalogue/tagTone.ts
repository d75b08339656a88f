import type { TagProps } from "@pallu/ui";

/** Returns the tone of a tag (CAT-10 to CAT-12). */
export const toneOfTag = (tag: string): TagProps["tone"] => {
  if (tag === "Hot Sale") return "success";
  return tag === "NEW" ? "info" : "danger";
};
