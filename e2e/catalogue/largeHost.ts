import { largeResponseOf } from "../../apps/store/src/testing/largeApi.fixtures.ts";
import { startHost } from "../startHost.ts";
import type { Host } from "../startHost.ts";

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>';

/** Starts an API host with a catalogue that it sends in parts, as ours does. */
export const startLargeHost = (): Promise<Host> =>
  startHost((request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith("/uploads/")) {
      response.setHeader("content-type", "image/svg+xml").end(picture);
      return;
    }
    const answer = largeResponseOf(path);
    const isPlainList = path === "/api/products" || path === "/api/product-variants";
    response
      .writeHead(answer === null ? (path.includes("cursor=") ? 400 : 404) : 200, {
        "content-type": "application/json",
        ...(isPlainList && { link: `<${path}?cursor=c500>; rel="next"` }),
      })
      .end(JSON.stringify(answer ?? { success: false, error: "Not found", message: "Not found" }));
  });
