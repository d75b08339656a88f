import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesOfPicture, pictureFolder } from "../modules/catalogue/pictures.rules.ts";
import {
  bannerPlaces,
  deleteBanner,
  findBanners,
  lockBanners,
  writeBanner,
} from "../modules/catalogue/banners.repo.ts";
import type { BannerPlace } from "../modules/catalogue/banners.repo.ts";
import {
  encodeHeroCrop,
  encodePicture,
  fileOf,
  planPicture,
} from "../modules/catalogue/pictureFiles.ts";
import type { PlannedPicture } from "../modules/catalogue/pictureFiles.ts";
import { Refusal, UsageError } from "./command.ts";
import type { Input, ShopCommand } from "./command.ts";
import { runOrUndo } from "./runOrUndo.ts";
import { linesOfTable } from "./table.ts";
import { oneOf, wholeNumber } from "./values.ts";

const MAX_BANNERS = 20;

const bannerList: ShopCommand = {
  kind: "shop",
  name: "banner:list",
  usage: "[--json]",
  summary: "Lists the banners of the home page and of its collections.",
  options: { json: { summary: "prints JSON, for a program to read" } },
  words: [0, 0],
  run: async ({ db }, input, { print }) => {
    const found: { place: BannerPlace; number: number; image: string }[] = [];
    for (const place of bannerPlaces)
      for (const [index, { image }] of (await findBanners(db, place)).entries())
        found.push({ place, number: index + 1, image });
    if (input.isSet("json")) {
      print(JSON.stringify({ banners: found }));
      return;
    }
    if (found.length === 0) {
      print("There is no banner.");
      return;
    }
    const rows = found.map(({ place, number, image }) => [place, String(number), image]);
    for (const line of linesOfTable(["Place", "Number", "Picture"], rows)) print(line);
  },
};

type Picture = { kind: "new"; picture: PlannedPicture } | { kind: "known"; file: string };

/** Whether the image exists. A hero also needs its upright crop, which the store requests. */
const isKept = (folders: readonly string[], place: BannerPlace, file: string): boolean =>
  filesOfPicture(place === "home" ? "hero-" : "", { file }).every((each) =>
    folders.some((folder) => existsSync(join(folder, each))),
  );

/** Returns the image that an argument names: a file of the caller's, or one of the shop's. Throws Refusal. */
const pictureOf = async (place: BannerPlace, path: string, uploads: string): Promise<Picture> => {
  if (existsSync(path)) {
    const picture = await planPicture(path, `banner-${place}`).catch((error: unknown) => {
      throw new Refusal(`${path} cannot be a banner: ${(error as Error).message}.`);
    });
    return { kind: "new", picture };
  }
  const file = basename(path);
  if (isKept([uploads, fileURLToPath(pictureFolder)], place, file)) return { kind: "known", file };
  throw new Refusal(
    `There is no picture ${path}, and the shop has none of that name for this place.`,
  );
};

const placeOf = (input: Input): BannerPlace => {
  const place = oneOf(bannerPlaces, input.positionals[0] ?? "", "place of banners");
  return place ?? "home";
};

const bannerSet: ShopCommand = {
  kind: "shop",
  name: "banner:set",
  usage: "<home|collection> <number> (<picture> | --remove) [--dry-run] [--json]",
  summary: "Changes, adds or removes a banner.",
  details: [
    "The number is that of banner:list; the one after the last adds a banner. The picture is a file, or",
    "the name of a picture that the shop has. It becomes AVIF in every width, and one WebP. Home banners are",
    "best 1600 by 900 pixels, those of collections 2100 by 900.",
  ],
  options: {
    remove: { summary: "takes the banner away; the picture's files stay" },
    "dry-run": { summary: "says what would happen and changes nothing" },
    json: { summary: "prints JSON, for a program to read" },
  },
  words: [2, 3],
  run: async ({ db, config, audit }, input, { print }) => {
    const [, numberWord = "", word] = input.positionals;
    const place = placeOf(input);
    const number = wholeNumber(numberWord, "The number of a banner", 1, MAX_BANNERS);
    const isRemoval = input.isSet("remove");
    if (isRemoval === (word !== undefined))
      throw new UsageError("A banner is given either a picture or --remove.");
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
    if (picture?.kind === "new" && !dryRun) {
      if (place === "home") await encodeHeroCrop(uploads, picture.picture);
      await encodePicture(uploads, picture.picture);
    }
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
          position: banner?.position ?? (banners.at(-1)?.position ?? -1) + 1,
        });
      await audit(tx, {
        target: `banner ${place} ${number}`,
        before: { picture: before },
        after: { picture: after },
      });
    });
    if (input.isSet("json")) {
      print(JSON.stringify({ dryRun, place, number, before, after }));
      return;
    }
    print(`${place} ${number}: ${before ?? "no banner"} → ${after ?? "no banner"}`);
    if (dryRun) print("This was a dry run: nothing was changed.");
  },
};

export const bannerCommands: readonly ShopCommand[] = [bannerList, bannerSet];
