/** The used part of Vite's build manifest. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export type Manifest = Record<string, ManifestChunk>;

export interface PageAssets {
  styles: string[];
  scripts: string[];
}

/**
 * Returns styles and scripts of a page's chunks and their imports, without those of the entry. Chunks in `stylesOnly`
 * add styles only.
 */
export const assetsOf = (
  manifest: Manifest,
  sources: string[],
  stylesOnly: string[] = [],
): PageAssets => {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const name of chunk.imports ?? []) visit(name);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  const entryStyles = new Set(styles);
  const entryScripts = new Set(scripts);
  for (const name of sources) visit(name);
  const pageScripts = [...scripts].filter((file) => !entryScripts.has(file));
  for (const name of stylesOnly) visit(name);
  return {
    styles: [...styles].filter((file) => !entryStyles.has(file)),
    scripts: pageScripts,
  };
};
