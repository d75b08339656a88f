import { Readable } from "node:stream";
import { rupeesOf, variantWords } from "@pallu/contract";
import { idIn } from "@pallu/contract/schemas";
import { shareCardOf, shareCardVersion } from "@pallu/contract/shareCard";
import type { ShareCard } from "@pallu/contract/shareCard";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { httpError } from "../../http/httpError.ts";
import type { ReadQueues } from "../../http/shedding.ts";
import { openSharedTurn, waiterOf, unlessLeft } from "../../http/sharedTurn.ts";
import type { Waiter } from "../../http/sharedTurn.ts";
import type { Pictures, StoredPicture } from "../catalogue/pictures.service.ts";
import { createCatalogueRepo } from "../catalogue/catalogue.repo.ts";
import { drawInWorker } from "../drawing/drawings.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { createShareCards } from "./shareCards.service.ts";

/** Returns the variant id of a file name such as `301.jpg`. */
const idOf = (file: string): string | null => {
  const id = /^(.+)\.jpg$/s.exec(file)?.[1];
  return idIn.safeParse(id).success ? (id ?? null) : null;
};

/**
 * Serves the pictures that messengers show for the link of a variant. The version `v` only decides how long they are
 * cached: the card is always the present one. What a card shows is read at a turn in the queue of the catalogue, so that a
 * client with many connections does not fill the connections of reads.
 */
export const registerShareCards = (
  app: FastifyInstance,
  { db, config }: Pick<Context, "db" | "config">,
  { readMaster }: Pick<Pictures, "readMaster">,
  queues?: ReadQueues,
): void => {
  const { variants } = createCatalogueRepo(db.read);
  const cards = createShareCards(async (card, picture, brand, emblem) => {
    const { content, hasPicture, pictureError } = await drawInWorker(
      "shareCard",
      card,
      picture,
      brand,
      emblem,
    );
    if (pictureError !== undefined)
      app.log.warn({ err: pictureError, picture: card.image }, "a share card lacks a picture");
    return { content: Buffer.from(content), hasPicture };
  });
  const findCard = async (id: string): Promise<ShareCard | null> => {
    const [row] = await variants.execute({ ids: [id], exact: [id], options: [] });
    return row
      ? shareCardOf({
          id,
          name: row.productName,
          colourName: variantWords({
            productColorName: row.colourName,
            productOptionValue: row.optionValue,
          }),
          image: row.image,
          offer: rupeesOf(row.offerPricePaise),
          list: rupeesOf(row.listPricePaise),
        })
      : null;
  };
  const atTurn = <T>(waiter: Waiter, work: () => Promise<T>): Promise<T> => {
    if (!queues) return work();
    const turn = openSharedTurn();
    turn.join(waiter);
    return turn.run(queues.catalogue, work);
  };
  const readEmblemPicture = ({ emblem }: ShopBrand): Promise<StoredPicture | null> =>
    emblem?.kind === "picture" ? readMaster(emblem.picture) : Promise.resolve(null);
  /** Returns a card with its pictures. Undefined for an unknown product. */
  const readCard = async (id: string, isDrawn: boolean) => {
    const card = await findCard(id);
    if (!card) return undefined;
    const brand = await readBrand(db.read, config);
    if (!isDrawn) return { card, brand, picture: null, emblem: null };
    const [picture, emblem] = await Promise.all([readMaster(card.image), readEmblemPicture(brand)]);
    return { card, brand, picture, emblem };
  };
  app.get<{ Params: { file: string }; Querystring: { v?: unknown } }>(
    "/share/:file",
    { config: { open: true }, logLevel: "warn", schema: { hide: true } },
    async (request, reply) => {
      const id = idOf(request.params.file);
      const waiter = waiterOf(request, reply);
      const isDrawn = request.method !== "HEAD";
      const found =
        id === null
          ? undefined
          : await unlessLeft(
              waiter,
              atTurn(waiter, () => readCard(id, isDrawn)),
            );
      // The deadline may have answered.
      if (found === null || reply.sent) return reply;
      if (!found) throw httpError(404, "We do not know this product.");
      // Not drawn, which takes a tenth of a second: HEAD may leave out what only the content decides (RFC 9110, 9.3.2).
      if (!isDrawn) {
        reply.header("cache-control", "public, max-age=60").type("image/jpeg");
        // Fastify does not set a length for a stream.
        return reply.send(Readable.from([]));
      }
      const { card, brand, picture, emblem } = found;
      const kept = await unlessLeft(waiter, cards.get(card, picture, waiter, brand, emblem));
      // The deadline may have answered.
      if (!kept || reply.sent) return reply;
      const { content, tag, hasPicture } = kept;
      const isCurrent = request.query.v === shareCardVersion(card, brand.version);
      const isImmutable = isCurrent && hasPicture && picture?.keep === "forever";
      reply
        .header(
          "cache-control",
          isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=60",
        )
        .header("etag", tag)
        .header("content-security-policy", "sandbox; default-src 'none'")
        .type("image/jpeg");
      if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
      return reply.send(content);
    },
  );
};
