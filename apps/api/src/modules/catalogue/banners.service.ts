import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Config } from "../../config.ts";
import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import {
  deleteBanner,
  findBanners,
  lockBanners,
  moveBanners,
  writeBanner,
  writeBannerOrder,
} from "./banners.repo.ts";
import { bannerPlaces, bannerVersion, bannerWords, DEFAULT_BANNER_LINK } from "./banners.rules.ts";
import type { BannerContent, BannerPlace } from "./banners.rules.ts";
import type { StoredBanner } from "./catalogue.tables.ts";
import { fileOf, writePicture } from "./pictureFiles.ts";
import type { PlannedPicture } from "./pictureFiles.ts";
import { findMasterFile } from "./pictures.rules.ts";

export interface ListedBanner extends BannerContent {
  place: BannerPlace;
  /** From 1, in the order of the page. */
  number: number;
  image: string;
  /** Differs after every change of the banner. */
  version: string;
}

/** Returns the banners of all places, in the order of the page. */
export const listBanners = async (db: Db): Promise<ListedBanner[]> => {
  const found: ListedBanner[] = [];
  for (const place of bannerPlaces)
    for (const [index, banner] of (await findBanners(db, place)).entries()) {
      const { id: _id, position: _position, ...shown } = banner;
      found.push({ place, number: index + 1, version: bannerVersion(banner), ...shown });
    }
  return found;
};

export interface BannerOrder {
  place: BannerPlace;
  /** The number after the last one adds a banner. */
  number: number;
  /** A new picture, or the name of one that the shop has. Null removes the banner; the files of its picture stay. */
  picture: PlannedPicture | string | null;
  /** Default: no words, and the page that a banner leads to without a link of its own. */
  content?: BannerContent;
  /** The picture that the banner is said to have, null for none. Default: any. */
  expected?: string | null;
  /** The words that the banner is said to have. Default: any. */
  expectedContent?: BannerContent;
  /** Whether the banner is added before the one with that number. Default false: it replaces it. */
  isInserted?: boolean;
  /** The version that the banner is said to have. Default: any. */
  version?: string;
  /** True changes nothing, to preview the result. */
  dryRun?: boolean;
}

export type BannerOutcome =
  | { kind: "unknown_picture" }
  | { kind: "unknown_number"; count: number }
  | { kind: "unexpected"; image: string | null; content: BannerContent | undefined }
  | { kind: "changed"; before: string | null; after: string | null };

const plainContent = { headline: "", linkText: "", link: DEFAULT_BANNER_LINK, alt: "" };

const fileNameOf = (picture: BannerOrder["picture"]): string | null =>
  typeof picture === "object" && picture !== null ? fileOf(picture) : picture;

/** Whether a banner is the one that the caller has read. */
const isExpected = (
  banner: StoredBanner | undefined,
  { expected, expectedContent, version }: Partial<BannerOrder>,
): boolean =>
  (expected === undefined || expected === (banner?.image ?? null)) &&
  (version === undefined || version === (banner && bannerVersion(banner))) &&
  (expectedContent === undefined ||
    isDeepStrictEqual(bannerWords(banner), bannerWords(expectedContent)));

/** Changes, adds or removes a banner. A new picture is written before. */
export const setBanner = async (
  { db, clock, config, transaction = transact }: ChangeContext & { config: Config },
  order: BannerOrder,
  actor: Actor,
): Promise<BannerOutcome> => {
  const { place, number, picture, content = plainContent, dryRun = false } = order;
  const uploads = join(config.dataDir, "uploads");
  if (typeof picture === "string" && findMasterFile(uploads, picture) === undefined)
    return { kind: "unknown_picture" };
  const after = fileNameOf(picture);
  const isKnown = (count: number): boolean => number <= (after === null ? count : count + 1);
  const { length } = await findBanners(db, place);
  if (!isKnown(length)) return { kind: "unknown_number", count: length };
  if (typeof picture === "object" && picture !== null && !dryRun)
    await writePicture(uploads, picture);
  const work = async (tx: Db): Promise<BannerOutcome> => {
    const banners = await lockBanners(tx, place);
    if (!isKnown(banners.length)) return { kind: "unknown_number", count: banners.length };
    const named = banners[number - 1];
    const banner = order.isInserted ? undefined : named;
    const before = banner?.image ?? null;
    if (!isExpected(banner, order)) return { kind: "unexpected", image: before, content: banner };
    if (order.isInserted && named) await moveBanners(tx, place, named.position);
    if (after === null) await deleteBanner(tx, place, banner?.id ?? "");
    else
      await writeBanner(tx, place, {
        id: banner?.id ?? randomUUID(),
        image: after,
        ...content,
        position: (banner ?? named)?.position ?? (banners.at(-1)?.position ?? -1) + 1,
      });
    const occasion: AuditContext = { actor, action: "banner:set", changedAt: clock.now() };
    await insertAudit(tx, occasion, [
      {
        target: `banner ${place} ${number}`,
        before: { picture: before, ...bannerWords(banner) },
        after: { picture: after, ...(after === null ? {} : bannerWords(content)) },
      },
    ]);
    return { kind: "changed", before, after };
  };
  return runOrUndo(db, dryRun, work, transaction);
};

export interface BannerMove {
  place: BannerPlace;
  number: number;
  /** Its new number. The banners between move by one. */
  to: number;
  version?: string;
}

export type BannerMoveOutcome =
  | { kind: "unknown_number"; count: number }
  | { kind: "unexpected"; image: string | null }
  | { kind: "moved" };

/** Moves a banner to another place in the order of the page. */
export const moveBanner = (
  { db, clock, transaction = transact }: ChangeContext,
  { place, number, to, version }: BannerMove,
  actor: Actor,
): Promise<BannerMoveOutcome> =>
  transaction(db, async (tx): Promise<BannerMoveOutcome> => {
    const banners = await lockBanners(tx, place);
    const banner = banners[number - 1];
    if (!banner || to > banners.length) return { kind: "unknown_number", count: banners.length };
    if (!isExpected(banner, { version })) return { kind: "unexpected", image: banner.image };
    const ids = banners.map(({ id }) => id).filter((id) => id !== banner.id);
    await writeBannerOrder(tx, place, ids.toSpliced(to - 1, 0, banner.id));
    await insertAudit(tx, { actor, action: "banner:move", changedAt: clock.now() }, [
      { target: `banner ${place} ${number}`, before: { number }, after: { number: to } },
    ]);
    return { kind: "moved" };
  });
