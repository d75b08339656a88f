import type { StrictInputType } from "storybook/internal/types";
import { defaultOf } from "./argTypes.ts";

/** Returns the length of the first tag. Values of its attributes may contain other tags and arrow functions. */
const firstTagLength = (code: string): number => {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const character = code[at];
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (character === ">" && depth === 0) return at + 1;
  }
  return 0;
};

/** Removes attributes that only repeat a default from the first element. */
const withoutDefaults = (code: string, argTypes: Record<string, StrictInputType>): string => {
  const end = firstTagLength(code);
  const head = Object.entries(argTypes).reduce(
    (tag, [name, argType]) => {
      const value = defaultOf(argType);
      if (value === undefined) return tag;
      const attribute =
        value === true
          ? name
          : typeof value === "string"
            ? `${name}="${value}"`
            : `${name}={${String(value)}}`;
      return tag.replace(new RegExp(`\\s+${attribute.replaceAll(/[{}]/g, "\\$&")}(?=[\\s/>])`), "");
    },
    code.slice(0, end),
  );
  return `${head.replace(/^(<[\w.]+)\s+>$/, "$1>").replace(/^(<[\w.]+)\s+\/>$/, "$1 />")}${code.slice(end)}`;
};

/** Replaces sample pictures, which are inline or have a built URL. */
const withoutPictureData = (code: string): string =>
  code.replace(
    /(["'{`])(?:data:image\/|[^"'`\s]*\/(?:assets|samples)\/[^"'`\s]+\.avif)[^"'`]*/g,
    "$1/pictures/saree.avif",
  );

/**
 * Returns the code of a story as readers can copy it. Storybook's placeholder for a handler has another name in a build, and it prints a ref as an object. A story
 * that holds the state of its component renders a local component, `Controlled`.
 */
export const storyCode = (
  code: string,
  argTypes: Record<string, StrictInputType>,
  component?: unknown,
): string => {
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
  const copyable = code
    .replaceAll(/function \w+\(\) ?\{\}/g, "() => {}")
    .replaceAll(/<(\/?)React\.Fragment(?: key="\.\d+")?>/g, "<$1>")
    .replaceAll(/(\w+)=\{\{\s*current: '\[Circular\]'\s*\}\}/g, "$1={$1}")
    .replaceAll(/(<\/?)Controlled\b/g, `$1${displayName ?? name ?? "Controlled"}`);
  return withoutPictureData(withoutDefaults(copyable, argTypes));
};
