import { defineEndpoint, line, rupees } from "@pallu/contract/schemas";
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
import {
  amountIn,
  changesMade,
  dryRun,
  find,
  flag,
  id,
  next,
  page,
  rowsOf,
  tag,
} from "./merchantFields.rules.ts";

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
const exampleBanner = {
  place: "home" as const,
  number: 1,
  image: "banner-home.1600x900.0a1b2c3d.webp",
  link: "/allproducts?q=silk",
  headline: "Silk for the season",
  linkText: "See all silk",
  alt: "Folded silk sarees",
};

const price = z.object({ offerPrice: amountIn, listPrice: amountIn });
const isReduced = ({ offerPrice, listPrice }: z.output<typeof price>): boolean =>
  offerPrice <= listPrice;
const reduced = { path: ["offerPrice"], error: "must be at most the list price" };
const expected = price.optional().meta({
  description: "The prices when they were read. If they are others now: 409.",
});

const flags = z
  .object({
    bestSeller: z.boolean().optional(),
    newArrival: z.boolean().optional(),
    trending: z.boolean().optional(),
  })
  .refine((given) => Object.keys(given).length > 0, { error: "must name at least one" });

const withAction = (action: string): string =>
  `must be there with the action '${action}', and with no other`;
/** Whether a part of a body is there exactly if the action needs it. */
const isWith = (part: object | undefined, isNeeded: boolean): boolean =>
  (part !== undefined) === isNeeded;

const exampleChange = {
  id: "kanchipuram-temple-border--rani-pink",
  before: { trending: false },
  after: { trending: true },
};

export const merchantCatalogueEndpoints = {
  listAllBanners: defineEndpoint({
    name: "listAllBanners",
    call: { method: "GET", path: "/api/merchant/banners" },
    tag,
    access: "key",
    summary: "The banners of the home page and of its collections",
    responses: {
      200: z.object({
        banners: z.array(
          z.object({
            place,
            number: z.number().int(),
            image: z.string(),
            link: z.string().nullable(),
            headline: z.string(),
            linkText: z.string(),
            alt: z.string(),
          }),
        ),
      }),
    },
    example: { responses: { 200: { banners: [exampleBanner] } } },
  }),
  setBanner: defineEndpoint({
    name: "setBanner",
    call: { method: "PUT", path: "/api/merchant/banners/:place/:number" },
    tag,
    access: "key",
    summary: "Changes or adds a banner; what is not named is empty",
    params: ofBanner,
    body: z.object({
      image: picture,
      headline: bannerText,
      linkText: bannerText,
      link: z
        .string()
        .refine(isBannerLink, "must be a page of the shop, such as /allproducts?q=silk")
        .default(DEFAULT_BANNER_LINK),
      alt: bannerText,
      expected: picture.nullable().optional().meta({
        description: "The picture that the banner had when it was read, null for none. Else: 409.",
      }),
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
  }),
  removeBanner: defineEndpoint({
    name: "removeBanner",
    call: { method: "DELETE", path: "/api/merchant/banners/:place/:number" },
    tag,
    access: "key",
    summary: "Removes a banner; the files of its picture stay, and later ones move up",
    params: ofBanner,
    query: z.object({
      expected: picture.optional().meta({
        description: "The picture that the banner had when it was read. If it has another: 409.",
      }),
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
  }),
  listAllProducts: defineEndpoint({
    name: "listAllProducts",
    call: { method: "GET", path: "/api/merchant/products" },
    tag,
    access: "key",
    summary: "Products with their variants, hidden ones too, by id",
    query: z.object({
      find: find.meta({
        description:
          "Only those with that id, with a variant of that id, or with that text in the name.",
      }),
      hidden: flag("Only hidden products (true), or all others (false)."),
      ...page,
    }),
    responses: {
      200: z.object({
        products: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            offerPrice: rupees,
            listPrice: rupees,
            hidden: z.boolean(),
            variants: z.array(
              z.object({
                id: z.string(),
                colourName: z.string(),
                stock: z.number().int(),
                hidden: z.boolean(),
                bestSeller: z.boolean(),
                newArrival: z.boolean(),
                trending: z.boolean(),
              }),
            ),
          }),
        ),
        next,
      }),
      404: refusal,
    },
    example: {
      responses: {
        200: {
          products: [
            {
              id: "kanchipuram-temple-border",
              name: "Kanchipuram Temple Border",
              offerPrice: 12_480,
              listPrice: 15_600,
              hidden: false,
              variants: [
                {
                  id: "kanchipuram-temple-border--rani-pink",
                  colourName: "Rani pink",
                  stock: 6,
                  hidden: false,
                  bestSeller: true,
                  newArrival: false,
                  trending: false,
                },
              ],
            },
          ],
          next: null,
        },
      },
    },
  }),
  changeProduct: defineEndpoint({
    name: "changeProduct",
    call: { method: "POST", path: "/api/merchant/products/:productId/changes" },
    tag,
    access: "key",
    summary: "Hides or shows a product, marks it, or sets its price; orders keep theirs",
    params: z.object({ productId: id }),
    body: z
      .object({
        action: z.enum(["hide", "show", "flag", "price"]),
        flags: flags.optional().meta({
          description:
            "True marks the first variant that is shown; false removes the mark from all variants.",
        }),
        price: price.extend({ expected }).refine(isReduced, reduced).optional(),
        dryRun,
      })
      .refine(({ action, flags: given }) => isWith(given, action === "flag"), {
        path: ["flags"],
        error: withAction("flag"),
      })
      .refine(({ action, price: given }) => isWith(given, action === "price"), {
        path: ["price"],
        error: withAction("price"),
      }),
    responses: { 200: changesMade, 404: refusal, 409: refusal },
    example: {
      body: { action: "flag", flags: { trending: true }, dryRun: false },
      responses: { 200: { dryRun: false, changes: [exampleChange] } },
    },
  }),
  changeVariant: defineEndpoint({
    name: "changeVariant",
    call: { method: "POST", path: "/api/merchant/variants/:variantId/changes" },
    tag,
    access: "key",
    summary: "Hides or shows a variant, or marks it; the last one is hidden with its product",
    params: z.object({ variantId: id }),
    body: z
      .object({
        action: z.enum(["hide", "show", "flag"]),
        flags: flags.optional(),
        dryRun,
      })
      .refine(({ action, flags: given }) => isWith(given, action === "flag"), {
        path: ["flags"],
        error: withAction("flag"),
      }),
    responses: { 200: changesMade, 404: refusal, 409: refusal },
    example: {
      body: { action: "hide", dryRun: true },
      responses: {
        200: {
          dryRun: true,
          changes: [{ id: exampleChange.id, before: { hidden: false }, after: { hidden: true } }],
        },
      },
    },
  }),
  setPriceList: defineEndpoint({
    name: "setPriceList",
    call: { method: "POST", path: "/api/merchant/prices" },
    tag,
    access: "key",
    summary: "Sets the prices of products, all of them or none; orders keep theirs",
    body: z.object({
      rows: rowsOf(price.extend({ id, expected }).refine(isReduced, reduced)),
      dryRun,
    }),
    responses: { 200: changesMade, 404: refusal, 409: refusal },
    example: {
      body: {
        rows: [{ id: "kanchipuram-temple-border", offerPrice: 11_980, listPrice: 15_600 }],
        dryRun: false,
      },
      responses: {
        200: {
          dryRun: false,
          changes: [
            {
              id: "kanchipuram-temple-border",
              before: { offerPrice: 12_480, listPrice: 15_600 },
              after: { offerPrice: 11_980, listPrice: 15_600 },
            },
          ],
        },
      },
    },
  }),
};
