import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";

/** Where a piece of a document may begin: before an element of the main part. */
const starts = /<(?:section|article|li|form|div|p|label|h[1-6]|button|ul|footer|nav|a)\b/g;

/** Elements that are not cut: their content is text for a browser with scripts, or a card. */
const whole = /<(noscript|script|article)\b[\s\S]*?<\/\1>/g;

/** Number of places at which a document is cut. */
const cuts = 12;

/** Ends each piece but the last, so that the browser can be asked whether it has parsed it. */
const markOf = (piece: number): string => `end of piece ${piece}`;

/** Cuts a document into pieces of about the same number of elements. The first one ends in the main part. */
export const cutDocument = (html: string): string[] => {
  const skipped = [...html.matchAll(whole)].map(({ 0: text, index }) => [
    index,
    index + text.length,
  ]);
  const from = html.indexOf("<main");
  const to = html.indexOf('<script id="boot"');
  const places = [...html.matchAll(starts)]
    .map(({ index }) => index)
    .filter(
      (index) =>
        index > from &&
        index < to &&
        !skipped.some(([start = 0, end = 0]) => index > start && index < end),
    );
  const chosen = new Set(
    Array.from(
      { length: cuts },
      (_, cut) => places[Math.floor(((cut + 1) * places.length) / (cuts + 1))] ?? to,
    ),
  );
  const ends = [...chosen, html.length];
  return ends.map((end, piece) => html.slice(ends[piece - 1] ?? 0, end));
};

export interface SlowOrigin {
  url: string;
  /** Opens a page piece by piece, and calls back when the browser has parsed a piece, before the next one is sent. */
  open: (page: Page, path: string, onPiece: () => Promise<unknown>) => Promise<void>;
  close: () => void;
}

/** Starts an origin that sends the documents of a shop in pieces, and everything else as it is. */
export const startSlowOrigin = async (shopUrl: string): Promise<SlowOrigin> => {
  let onDocument: (response: ServerResponse, pieces: string[]) => void = () => undefined;
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const { accept = "*/*", cookie = "" } = request.headers;
      const found = await fetch(`${shopUrl}${request.url}`, {
        headers: { accept, cookie, "accept-encoding": "identity" },
        redirect: "manual",
      });
      const {
        "content-length": _,
        connection: _closed,
        ...headers
      } = Object.fromEntries(found.headers);
      response.writeHead(found.status, headers);
      if (request.headers["sec-fetch-dest"] === "document")
        onDocument(response, cutDocument(await found.text()));
      else response.end(Buffer.from(await found.arrayBuffer()));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open: SlowOrigin["open"] = async (page, path, onPiece) => {
    const arrived = new Promise<[ServerResponse, string[]]>((resolve) => {
      onDocument = (response, pieces) => resolve([response, pieces]);
    });
    const opened = page.goto(url + path, { waitUntil: "commit" });
    const [response, pieces] = await arrived;
    for (const [piece, html] of pieces.entries()) {
      const isLast = piece === pieces.length - 1;
      if (isLast) response.end(html);
      else response.write(`${html}<!--${markOf(piece)}-->`);
      await opened;
      if (isLast) await page.waitForFunction(() => document.readyState !== "loading");
      else
        // Hydration expects the document without the mark.
        await page.waitForFunction((mark) => {
          const all = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
          for (let found = all.nextNode(); found; found = all.nextNode())
            if (found.nodeValue === mark) {
              (found as Comment).remove();
              return true;
            }
          return false;
        }, markOf(piece));
      await onPiece();
    }
  };
  return { url, open, close: () => void server.close() };
};
