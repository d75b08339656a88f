import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerLarge } from "../apps/store/src/testing/largeApi.fixtures.ts";

/** An API host with a catalogue that it sends in parts, as ours does. */
export interface LargeHost {
  url: string;
  stop: () => Promise<void>;
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>';

export const startLargeHost = async (): Promise<LargeHost> => {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith("/uploads/")) {
      response.setHeader("content-type", "image/svg+xml").end(picture);
      return;
    }
    const answer = answerLarge(path);
    const isPlainList = path === "/api/products" || path === "/api/product-variants";
    response
      .writeHead(answer === null ? (path.includes("cursor=") ? 400 : 404) : 200, {
        "content-type": "application/json",
        ...(isPlainList && { link: `<${path}?cursor=c500>; rel="next"` }),
      })
      .end(JSON.stringify(answer ?? { success: false, error: "Not found", message: "Not found" }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
