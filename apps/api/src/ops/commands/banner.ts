import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { findMasterFile } from "../../modules/catalogue/pictures.rules.ts";
import {
  bannerPlaces,
  deleteBanner,
  findBanners,
  lockBanners,
  writeBanner,
} from "../../modules/catalogue/banners.repo.ts";
import type { BannerPlace } from "../../modules/catalogue/banners.repo.ts";
import type { StoredBanner } from "../../modules/catalogue/catalogue.tables.ts";
import type { AuditValues } from "../../modules/audit/audit.rules.ts";
import { fileOf, planPicture, writePicture } from "../../modules/catalogue/pictureFiles.ts";
import type { PlannedPicture } from "../../modules/catalogue/pictureFiles.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { oneOf, wholeNumber } from "../values.ts";

const MAX_BANNERS = 20;

/** What a banner of the shopkeeper's says and where it leads. */
type BannerContent = Omit<StoredBanner, "id" | "image" | "position">;

const bannerList: ShopCommand = {
  kind: "shop",
  name: "banner:list",
  usage: "[--json]",
  summary: "Lists the banners of the home page and of its collections.",
  options: jsonOption,
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const found: ({ place: BannerPlace; number: number; image: string } & BannerContent)[] = [];
    for (const place of bannerPlaces)
      for (const [index, banner] of (await findBanners(db, place)).entries()) {
        const { id: _id, position: _position, ...shown } = banner;
        found.push({ place, number: index + 1, ...shown });
      }
    if (printJson(input, print, { banners: found })) return;
    const rows = found.map(({ place, number, image, link, headline }) => [
      place,
      String(number),
      image,
      link ?? "",
      headline,
    ]);
    const head = ["Place", "Number", "Picture", "Link", "Headline"];
    printTable(print, head, rows, "There is no banner.");
  },
};

type Picture = { kind: "new"; picture: PlannedPicture } | { kind: "known"; file: string };

/** Returns the image that an argument names: a file of the caller's, or one of the shop's. Throws Refusal. */
const pictureOf = async (place: BannerPlace, path: string, uploads: string): Promise<Picture> => {
  if (existsSync(path)) {
    const picture = await planPicture(path, `banner-${place}`).catch((error: unknown) => {
      throw new Refusal(`${path} cannot be a banner: ${(error as Error).message}.`);
    });
    return { kind: "new", picture };
  }
  const file = basename(path);
  if (findMasterFile(uploads, file) !== undefined) return { kind: "known", file };
  throw new Refusal(`There is no picture ${path}, and the shop has none of that name.`);
};

const placeOf = (input: Input): BannerPlace => {
  const place = oneOf(bannerPlaces, input.positionals[0] ?? "", "place of banners");
  return place ?? "home";
};

const MAX_WORDS = 200;
const MAX_LINK = 500;

/** Parses a text of a banner: one line. Throws UsageError. */
const wordsOf = (input: Input, option: string): string => {
  const text = input.text(option)?.trim() ?? "";
  if (text.length > MAX_WORDS || /\p{Cc}/u.test(text))
    throw new UsageError(`--${option} must be one line of at most ${MAX_WORDS} characters.`);
  return text;
};

/** Parses the link of a banner: a path in the shop. Throws UsageError. */
const linkOf = (text: string): string => {
  const isPath = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text) && text.length <= MAX_LINK;
  if (!isPath || /^\/(?:api|uploads|share)(?:[/?#]|$)/.test(text))
    throw new UsageError(
      `--link must be a page of this shop, such as /allproducts?q=silk; '${text}' is none.`,
    );
  return text;
};

const DEFAULT_LINK = "/allproducts";

/** Returns the words and the link of a banner. Throws UsageError. */
const contentOf = (input: Input, place: BannerPlace): BannerContent => {
  const [headline, linkText] = [wordsOf(input, "headline"), wordsOf(input, "link-text")];
  if (place === "collection" && headline + linkText !== "")
    throw new UsageError("A banner of a collection is a picture alone: it has --link and --alt.");
  if (linkText !== "" && headline === "")
    throw new UsageError("--link-text needs a --headline: give both.");
  const link = linkOf(input.text("link") ?? DEFAULT_LINK);
  return { headline, linkText, link, alt: wordsOf(input, "alt") };
};

/** Returns the words of a banner for the audit log, none for one whose words the store chooses. */
const auditOf = (banner: BannerContent | null): AuditValues =>
  banner === null || banner.link === null
    ? {}
    : { headline: banner.headline, linkText: banner.linkText, link: banner.link, alt: banner.alt };

const bannerSet: ShopCommand = {
  kind: "shop",
  name: "banner:set",
  usage:
    "<home|collection> <number> (<picture> | --remove) [--headline <text>] [--link <path>] ...",
  summary: "Changes, adds or removes a banner.",
  details: [
    "The number is that of banner:list; the one after the last adds a banner. The picture is a file, or",
    "the name of a picture that the shop has. Home banners are",
    "best 1600 by 900 pixels, those of collections 2100 by 900. Without a headline the picture fills the",
    "whole width of the home page: best 2000 by 700, with what matters in the middle.",
  ],
  options: {
    headline: { value: "text", summary: "the words beside the picture of a home banner" },
    "link-text": { value: "text", summary: "the words of the link below the headline" },
    link: { value: "path", summary: `the page it leads to (default ${DEFAULT_LINK})` },
    alt: { value: "text", summary: "says what the picture shows, for those who do not see it" },
    remove: { summary: "removes the banner; the picture's files stay" },
    "dry-run": { summary: "shows what would happen and changes nothing" },
    ...jsonOption,
  },
  argumentCount: [2, 3],
  run: async ({ db, config, audit }, input, { print }) => {
    const [, numberWord = "", word] = input.positionals;
    const place = placeOf(input);
    const number = wholeNumber(numberWord, "The number of a banner", 1, MAX_BANNERS);
    const isRemoval = input.isSet("remove");
    if (isRemoval === (word !== undefined))
      throw new UsageError("A banner is given either a picture or --remove.");
    const content = contentOf(input, place);
    const uploads = join(config.dataDir, "uploads");
    const dryRun = input.isSet("dry-run");
    const picture = word === undefined ? null : await pictureOf(place, input.path(word), uploads);
    const after =
      picture === null ? null : picture.kind === "new" ? fileOf(picture.picture) : picture.file;
    const checkNumber = (count: number): void => {
      const most = isRemoval ? count : count + 1;
      if (number > most)
        throw new Refusal(`There are ${count} banners of ${place}: there is no number ${number}.`);
    };
    checkNumber((await findBanners(db, place)).length);
    if (picture?.kind === "new" && !dryRun) await writePicture(uploads, picture.picture);
    let before: string | null = null;
    await runOrUndo(db, dryRun, async (tx) => {
      const banners = await lockBanners(tx, place);
      checkNumber(banners.length);
      const banner = banners[number - 1];
      before = banner?.image ?? null;
      if (after === null) await deleteBanner(tx, place, banner?.id ?? "");
      else
        await writeBanner(tx, place, {
          id: banner?.id ?? randomUUID(),
          image: after,
          ...content,
          position: banner?.position ?? (banners.at(-1)?.position ?? -1) + 1,
        });
      await audit(tx, {
        target: `banner ${place} ${number}`,
        before: { picture: banner?.image ?? null, ...auditOf(banner ?? null) },
        after: { picture: after, ...auditOf(after === null ? null : content) },
      });
    });
    if (printJson(input, print, { dryRun, place, number, before, after })) return;
    print(`${place} ${number}: ${before ?? "no banner"} → ${after ?? "no banner"}`);
    if (dryRun) print("This was a dry run: nothing was changed.");
  },
};

export const bannerCommands: readonly ShopCommand[] = [bannerList, bannerSet];
