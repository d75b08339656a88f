import { existsSync } from "node:fs";
import { basename } from "node:path";
import {
  bannerFault,
  bannerPlaces,
  DEFAULT_BANNER_LINK,
  isBannerLink,
  isBannerText,
  MAX_BANNER_TEXT,
  MAX_BANNERS,
} from "../../modules/catalogue/banners.rules.ts";
import type { BannerContent, BannerPlace } from "../../modules/catalogue/banners.rules.ts";
import { listBanners, setBanner } from "../../modules/catalogue/banners.service.ts";
import type { BannerOrder, BannerOutcome } from "../../modules/catalogue/banners.service.ts";
import { planPicture } from "../../modules/catalogue/pictureFiles.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { oneOf, wholeNumber } from "../values.ts";

const bannerList: ShopCommand = {
  kind: "shop",
  name: "banner:list",
  usage: "[--json]",
  summary: "Lists the banners of the home page and of its collections.",
  options: jsonOption,
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const found = await listBanners(db);
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

/** Returns the picture that an argument names: a file of the caller's, or the name of one of the shop. Throws Refusal. */
const pictureOf = async (place: BannerPlace, path: string): Promise<BannerOrder["picture"]> =>
  existsSync(path)
    ? planPicture(path, `banner-${place}`).catch((error: unknown) => {
        throw new Refusal(`${path} cannot be a banner: ${(error as Error).message}.`);
      })
    : basename(path);

const placeOf = (input: Input): BannerPlace => {
  const place = oneOf(bannerPlaces, input.positionals[0] ?? "", "place of banners");
  return place ?? "home";
};

/** Parses a text of a banner: one line. Throws UsageError. */
const wordsOf = (input: Input, option: string): string => {
  const text = input.text(option)?.trim() ?? "";
  if (!isBannerText(text))
    throw new UsageError(`--${option} must be one line of at most ${MAX_BANNER_TEXT} characters.`);
  return text;
};

/** Parses the link of a banner: a path in the shop. Throws UsageError. */
const linkOf = (text: string): string => {
  if (!isBannerLink(text))
    throw new UsageError(
      `--link must be a page of this shop, such as /allproducts?q=silk; '${text}' is none.`,
    );
  return text;
};

const faultWords = {
  picture_alone: "A banner of a collection is a picture alone: it has --link and --alt.",
  no_headline: "--link-text needs a --headline: give both.",
} as const;

/** Returns the words and the link of a banner. Throws UsageError. */
const contentOf = (input: Input, place: BannerPlace): BannerContent => {
  const [headline, linkText] = [wordsOf(input, "headline"), wordsOf(input, "link-text")];
  const fault = bannerFault(place, { headline, linkText });
  if (fault) throw new UsageError(faultWords[fault]);
  const link = linkOf(input.text("link") ?? DEFAULT_BANNER_LINK);
  return { headline, linkText, link, alt: wordsOf(input, "alt") };
};

const refusalOf = (
  { place, number }: BannerOrder,
  refused: Exclude<BannerOutcome, { kind: "changed" }>,
  path: string,
): string => {
  switch (refused.kind) {
    case "unknown_picture":
      return `There is no picture ${path}, and the shop has none of that name.`;
    case "unknown_number":
      return `There are ${refused.count} banners of ${place}: there is no number ${number}.`;
    case "unexpected":
      return `${place} ${number} has ${refused.image ?? "no picture"} now: read it again.`;
  }
};

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
    link: { value: "path", summary: `the page it leads to (default ${DEFAULT_BANNER_LINK})` },
    alt: { value: "text", summary: "says what the picture shows, for those who do not see it" },
    remove: { summary: "removes the banner; the picture's files stay" },
    "dry-run": { summary: "shows what would happen and changes nothing" },
    ...jsonOption,
  },
  argumentCount: [2, 3],
  run: async (context, input, { print }) => {
    const [, numberWord = "", word] = input.positionals;
    const place = placeOf(input);
    const number = wholeNumber(numberWord, "The number of a banner", 1, MAX_BANNERS);
    if (input.isSet("remove") === (word !== undefined))
      throw new UsageError("A banner is given either a picture or --remove.");
    const content = contentOf(input, place);
    const dryRun = input.isSet("dry-run");
    const path = word === undefined ? undefined : input.path(word);
    const picture = path === undefined ? null : await pictureOf(place, path);
    const order = { place, number, picture, content, dryRun };
    const outcome = await setBanner(context, order, context.actor);
    if (outcome.kind !== "changed") throw new Refusal(refusalOf(order, outcome, path ?? ""));
    const { before, after } = outcome;
    if (printJson(input, print, { dryRun, place, number, before, after })) return;
    print(`${place} ${number}: ${before ?? "no banner"} → ${after ?? "no banner"}`);
    if (dryRun) print("This was a dry run: nothing was changed.");
  },
};

export const bannerCommands: readonly ShopCommand[] = [bannerList, bannerSet];
