import { preview } from "vite";

/**
 * Serves the files of a folder on a free port, as Vite's preview does. Responses are cacheable, so that a browser fetches and
 * compiles scripts once.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` is without a slash at the end
 */
export const serveFolder = async (folder) => {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: "error",
    appType: "mpa",
    build: { outDir: "." },
    preview: {
      host: "127.0.0.1",
      port: 0,
      headers: { "cache-control": "max-age=86400, immutable" },
    },
  });
  const { port } = server.httpServer.address();
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
