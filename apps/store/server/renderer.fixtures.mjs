/** A server entry whose page depends on its path. */

/** @type {(options: import("../src/entryServer.tsx").RenderOptions) => Promise<unknown>} */
export const renderPage = async ({ url, origin, posted, load, onMissing }) => {
  if (url === "/ends") process.exit(3);
  if (url === "/throws") throw new TypeError("A component threw.");
  const [value, missing] = await Promise.all([
    load("/api/given"),
    load("/api/gone").catch((/** @type {unknown} */ error) => onMissing("/api/gone", error)),
  ]);
  if (url === "/blocks") Atomics.wait(new Int32Array(/** @type {any} */ (posted)), 0, 0);
  return { url, origin, value, missing };
};
