import type { Context } from "../../context.ts";
import type { Caller } from "../../http/auth/keys.rules.ts";
import { merchantError } from "../../http/httpError.ts";
import type { HttpError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { bannerFault } from "../catalogue/banners.rules.ts";
import type { BannerContent, BannerPlace } from "../catalogue/banners.rules.ts";
import { listBanners, moveBanner, setBanner } from "../catalogue/banners.service.ts";
import type { BannerOrder } from "../catalogue/banners.service.ts";
import { merchantBannerEndpoints as endpoints } from "./merchantBanners.rules.ts";

const bannerFaults = {
  picture_alone: "A banner of a collection is a picture alone: it has a link and an alt.",
  no_headline: "Words of a link need a headline: write one, or leave them out.",
} as const;

const placeWords = { home: "the home page", collection: "the collections" } as const;

const unknownBanner = (place: BannerPlace, number: number, count: number): HttpError =>
  merchantError(
    404,
    "unknown_banner",
    `There is no banner ${number} of ${placeWords[place]}: it has ${count}.`,
  );

const unexpectedBanner = (
  place: BannerPlace,
  number: number,
  { image, content }: { image: string | null; content?: Pick<BannerContent, "headline"> },
): HttpError =>
  merchantError(
    409,
    "unexpected_banner",
    `Somebody has changed banner ${number} of ${placeWords[place]} since you opened it: ${image === null ? "it is removed" : `it has the picture ${image}${content?.headline ? ` and the headline “${content.headline}”` : ""} now`}. Look at it again, then change it.`,
  );

/** The endpoints of banners. */
export const merchantBannerRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock, config };

  const answerBanner = async (order: BannerOrder & { dryRun: boolean }, caller: Caller) => {
    const { place, number, dryRun } = order;
    const outcome = await setBanner(context, order, caller);
    switch (outcome.kind) {
      case "unknown_picture":
        throw merchantError(404, "unknown_picture", "The shop has no picture of that name.");
      case "unknown_number":
        throw unknownBanner(place, number, outcome.count);
      case "unexpected":
        throw unexpectedBanner(place, number, outcome);
      case "changed":
        return {
          status: 200,
          body: { dryRun, place, number, before: outcome.before, after: outcome.after },
        } as const;
    }
  };

  return [
    keyRoute(endpoints.listAllBanners, "catalogue:read", async () => ({
      status: 200,
      body: { banners: await listBanners(db.read) },
    })),
    keyRoute(endpoints.setBanner, "catalogue:write", async ({ params, body, caller }) => {
      const { image, expected, version, dryRun, ...content } = body;
      const fault = bannerFault(params.place, content);
      if (fault) throw merchantError(422, "invalid", bannerFaults[fault]);
      return answerBanner(
        { ...params, picture: image, content, expected, version, dryRun },
        caller,
      );
    }),
    keyRoute(endpoints.removeBanner, "catalogue:write", async ({ params, query, caller }) => {
      const { expected, version, dryRun = false } = query;
      return answerBanner({ ...params, picture: null, expected, version, dryRun }, caller);
    }),
    keyRoute(endpoints.moveBanner, "catalogue:write", async ({ params, body, caller }) => {
      const { place, number } = params;
      const outcome = await moveBanner(context, { ...params, ...body }, caller);
      if (outcome.kind === "unknown_number")
        throw unknownBanner(place, number > outcome.count ? number : body.to, outcome.count);
      if (outcome.kind === "unexpected") throw unexpectedBanner(place, number, outcome);
      return { status: 200, body: { banners: await listBanners(db.write) } };
    }),
  ];
};
