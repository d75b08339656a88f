/** The used part of Vite's build manifest. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/** Files of a page, in the order in which they are loaded. */
export interface PageAssets {
  styles: string[];
  /** Scripts that start the shop. */
  entries: string[];
  /** Further scripts of the page. */
  scripts: string[];
}

/** Files that `index.html` names. */
export type EntryAssets = Pick<PageAssets, "styles" | "entries">;

const isIsland = (key: string): boolean => key.endsWith(".island.tsx");

/**
 * Returns styles and scripts of the chunks of a page and of the chunks that it imports. Server-only islands add styles only.
 */
export const assetsOf = (
  manifest: Manifest,
  { entries, styles: entryStyles }: EntryAssets,
  pages: readonly string[],
): PageAssets => {
  const seen = new Set<string>();
  const styles = new Set(entryStyles);
  const scripts = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const name of chunk.imports ?? []) visit(name);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };

  for (const page of pages) visit(page);
  const pageScripts = [...scripts].filter((file) => !entries.includes(file));
  const islands = [...seen].flatMap((key) => manifest[key]?.dynamicImports ?? []).filter(isIsland);
  for (const key of islands) visit(key);
  return { styles: [...styles], entries, scripts: pageScripts };
};
