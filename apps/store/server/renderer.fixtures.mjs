/** A server entry whose page has its options. */

/** @type {(options: import("../src/entryServer.tsx").RenderOptions) => Promise<unknown>} */
export const renderPage = async ({ url, origin, data }) => {
  if (url === "/ends") process.exit(3);
  if (url === "/throws") throw new TypeError("A component threw.");
  if (url === "/blocks") Atomics.wait(new Int32Array(/** @type {any} */ (data)), 0, 0);
  return { url, origin, data };
};
