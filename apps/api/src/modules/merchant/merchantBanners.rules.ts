import { defineEndpoints, line } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import {
  bannerPlaces,
  DEFAULT_BANNER_LINK,
  isBannerLink,
  isBannerText,
  MAX_BANNER_TEXT,
  MAX_BANNERS,
} from "../catalogue/banners.rules.ts";
import { dryRun, flag, keyCalls } from "./merchantFields.rules.ts";

const place = z.enum(bannerPlaces);
const ofBanner = z.object({
  place,
  number: z.coerce.number().int().min(1).max(MAX_BANNERS).meta({
    type: "integer",
    description: "That of the list. The one after the last adds a banner.",
  }),
});
const bannerText = z
  .string()
  .trim()
  .refine(isBannerText, `must be one line of at most ${MAX_BANNER_TEXT} characters`)
  .default("");
/** The name of a file, in no other folder. */
const picture = line(200)
  .regex(/^[^./\\][^/\\]*$/, "must be the name of a picture of the shop")
  .meta({ description: "The name of a picture that the shop has." });
const pictureBefore = z.string().nullable().meta({ description: "Null for none." });
const changedBanner = z.object({
  dryRun: z.boolean(),
  place,
  number: z.number().int(),
  before: pictureBefore,
  after: pictureBefore,
});
const version = z.string().max(40).optional().meta({
  description: "`version` of the banner when it was read. If it has been changed: 409.",
});
const listedBanners = z.object({
  banners: z.array(
    z.object({
      place,
      number: z.number().int(),
      image: z.string(),
      link: z.string().nullable(),
      headline: z.string(),
      linkText: z.string(),
      alt: z.string(),
      version: z.string().meta({ description: "Another text after every change." }),
    }),
  ),
});
const exampleBanner = {
  place: "home" as const,
  number: 1,
  image: "banner-home.1600x900.0a1b2c3d.webp",
  link: "/allproducts?q=silk",
  headline: "Silk for the season",
  linkText: "See all silk",
  alt: "Folded silk sarees",
  version: "3q2-7wEjRWc8VbKt",
};

export const merchantBannerEndpoints = defineEndpoints(keyCalls, {
  listAllBanners: {
    call: { method: "GET", path: "/api/merchant/banners" },
    summary: "The banners of the home page and of its collections",
    responses: { 200: listedBanners },
    example: { responses: { 200: { banners: [exampleBanner] } } },
  },
  setBanner: {
    call: { method: "PUT", path: "/api/merchant/banners/:place/:number" },
    summary: "Changes or adds a banner; what is not named is empty",
    params: ofBanner,
    body: z.object({
      image: picture,
      headline: bannerText,
      linkText: bannerText,
      link: z
        .string()
        .refine(isBannerLink, "must be a page of the shop, such as /allproducts?q=silk")
        .nullable()
        .default(DEFAULT_BANNER_LINK)
        .meta({ description: "Null: the store chooses words and link, as for a first banner." }),
      alt: bannerText,
      expected: picture.nullable().optional().meta({
        description: "The picture that the banner had when it was read, null for none. Else: 409.",
      }),
      version,
      dryRun,
    }),
    responses: { 200: changedBanner, 404: refusal, 409: refusal },
    example: {
      body: {
        image: exampleBanner.image,
        headline: exampleBanner.headline,
        linkText: exampleBanner.linkText,
        link: exampleBanner.link,
        alt: exampleBanner.alt,
        expected: null,
        dryRun: false,
      },
      responses: {
        200: {
          dryRun: false,
          place: "home",
          number: 1,
          before: null,
          after: exampleBanner.image,
        },
      },
    },
  },
  removeBanner: {
    call: { method: "DELETE", path: "/api/merchant/banners/:place/:number" },
    summary: "Removes a banner; the files of its picture stay, and later ones move up",
    params: ofBanner,
    query: z.object({
      expected: picture.optional().meta({
        description: "The picture that the banner had when it was read. If it has another: 409.",
      }),
      version,
      dryRun: flag("True changes nothing."),
    }),
    responses: { 200: changedBanner, 404: refusal, 409: refusal },
    example: {
      responses: {
        200: {
          dryRun: false,
          place: "home",
          number: 1,
          before: exampleBanner.image,
          after: null,
        },
      },
    },
  },
  moveBanner: {
    call: { method: "POST", path: "/api/merchant/banners/:place/:number/moves" },
    summary: "Gives a banner another number; the ones between move by one",
    params: ofBanner,
    body: z.object({ to: z.number().int().min(1).max(MAX_BANNERS), version }),
    responses: { 200: listedBanners, 404: refusal, 409: refusal },
    example: {
      body: { to: 1 },
      responses: { 200: { banners: [exampleBanner] } },
    },
  },
});
