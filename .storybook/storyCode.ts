/**
 * Returns the code of a story as readers can copy it: sample pictures are inline or have a built URL, and a story that holds
 * the state of its component renders a local component, `Controlled`.
 */
export const storyCode = (code: string, component?: unknown): string => {
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
  return code
    .replaceAll(/(<\/?)Controlled\b/g, `$1${displayName ?? name ?? "Controlled"}`)
    .replaceAll(
      /(["'{`])(?:data:image\/|[^"'`\s]*\/(?:assets|samples)\/[^"'`\s]+\.avif)[^"'`]*/g,
      "$1/pictures/saree.avif",
    );
};
