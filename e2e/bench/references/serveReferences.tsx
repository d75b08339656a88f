/**
 * Builds and serves two pages to compare the shop with, from its own products and pictures. The limit is HTML with
 * inline styles. The floor is the same page as a React application, rendered on the server and hydrated.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { build } from "vite";
import { ReferencePage } from "./ReferencePage.tsx";
import type { ReferenceCard, ReferenceData } from "./ReferencePage.tsx";

const LIST_CARDS = 8;

const styles =
  "body{margin:0;font:16px/1.5 sans-serif}main{padding:16px}ul{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:0;list-style:none}img{width:100%;height:auto;aspect-ratio:4/5;object-fit:cover}";

interface Variant {
  productVariantId: string;
  productId: string;
  productVariantName: string;
  offerPrice: string;
  productVariantImage: string;
}

interface Body {
  type: string;
  bytes: Buffer;
}

const html = (head: string, body: string): Body => ({
  type: "text/html; charset=utf-8",
  bytes: Buffer.from(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reference</title><link rel="icon" href="data:,"><style>${styles}</style>${head}${body}</html>`,
  ),
});

/** Returns the built script of the floor. */
const buildFloor = async (): Promise<Body> => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL(".", import.meta.url)),
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL("floor.tsx", import.meta.url)) },
    },
  });
  if (!("output" in result)) throw new Error("Vite returned no build.");
  return { type: "text/javascript", bytes: Buffer.from(result.output[0].code) };
};

/** Returns the cards of the first variants in the shop, and their pictures by path. */
const readCards = async (
  shop: string,
): Promise<{ cards: ReferenceCard[]; pictures: Map<string, Body> }> => {
  const response = await fetch(`${shop}/api/product-variants`);
  const { data } = (await response.json()) as { data: Variant[] };
  const pictures = new Map<string, Body>();
  const cards: ReferenceCard[] = [];
  for (const variant of data.slice(0, LIST_CARDS)) {
    const name = variant.productVariantImage.replace(/\.webp$/, "-480.avif");
    const picture = `/uploads/${name}`;
    const loaded = await fetch(shop + picture);
    if (!loaded.ok) throw new Error(`${picture} was answered ${loaded.status}.`);
    pictures.set(picture, { type: "image/avif", bytes: Buffer.from(await loaded.arrayBuffer()) });
    cards.push({
      name: variant.productVariantName,
      price: `₹${variant.offerPrice}`,
      href: `/product-details/${variant.productId}?variant=${variant.productVariantId}`,
      picture,
    });
  }
  return { cards, pictures };
};

/** Serves responses by path, text compressed once. Returns the origin and a function that closes the server. */
const serve = async (
  bodies: ReadonlyMap<string, Body>,
): Promise<{ url: string; close: () => void }> => {
  const compressed = new Map(
    [...bodies].map(([path, { type, bytes }]) => [
      path,
      type.startsWith("image/")
        ? { type, bytes, encoding: "identity" }
        : { type, bytes: brotliCompressSync(bytes), encoding: "br" },
    ]),
  );
  const server = createServer(({ url = "/" }, response) => {
    const found = compressed.get(url);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": found.type,
      "content-encoding": found.encoding,
      "content-length": found.bytes.length,
    });
    response.end(found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
};

export interface References {
  /** Origins. Each answers `/`, `/allproducts` and `/product`. */
  limit: string;
  floor: string;
  close: () => void;
}

/** Serves both references with the products of a running shop. */
export const serveReferences = async (shop: string): Promise<References> => {
  const { cards, pictures } = await readCards(shop);
  const pages: [string, ReferenceData][] = [
    ["/", { title: "Pallu", cards }],
    ["/allproducts", { title: "All products", cards }],
    ["/product", { title: cards[0]?.name ?? "", cards: cards.slice(0, 1) }],
  ];
  const limit = await serve(
    new Map([
      ...pictures,
      ...pages.map(([path, data]): [string, Body] => [
        path,
        html("", renderToStaticMarkup(<ReferencePage {...data} />)),
      ]),
    ]),
  );
  const floor = await serve(
    new Map([
      ...pictures,
      ["/floor.js", await buildFloor()],
      ...pages.map(([path, data]): [string, Body] => [
        path,
        html(
          '<script type="module" src="/floor.js"></script>',
          `<div id="root">${renderToString(<ReferencePage {...data} />)}</div><script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
        ),
      ]),
    ]),
  );
  return {
    limit: limit.url,
    floor: floor.url,
    close: () => {
      limit.close();
      floor.close();
    },
  };
};
