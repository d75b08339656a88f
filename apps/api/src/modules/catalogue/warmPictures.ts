import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/client.ts";
import { findFirstPictures } from "./firstPictures.repo.ts";

/** Widths of a card on phones and desks, and of a banner. Whole banners are masters. */
const cardWidths = [320, 480, 720];
const bannerWidths = [1080, 1440];

const addressOf = (image: string, width: number): string =>
  `/uploads/${encodeURIComponent(image.replace(/\.webp$/, ".avif"))}?w=${width}`;

/**
 * Makes the pictures that most visitors see first, one after the other, so that the first visitor waits for none. Returns
 * a function that stops it, which is called before the application closes.
 */
export const warmPictures = (app: FastifyInstance, db: Db): (() => void) => {
  let isStopped = false;
  const warm = async (): Promise<void> => {
    const { banners, cards } = await findFirstPictures(db);
    const addresses = [
      ...banners.flatMap((image) => bannerWidths.map((width) => addressOf(image, width))),
      ...cards.flatMap((image) => cardWidths.map((width) => addressOf(image, width))),
    ];
    for (const url of addresses) {
      if (isStopped) return;
      await app.inject({ url });
    }
  };
  void warm().catch((err: unknown) => {
    if (!isStopped) app.log.warn({ err }, "the first pictures were not made ahead");
  });
  return () => {
    isStopped = true;
  };
};
