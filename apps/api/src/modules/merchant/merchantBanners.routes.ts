import type { Context } from "../../context.ts";
import type { Caller } from "../../http/auth/keys.rules.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { bannerFault } from "../catalogue/banners.rules.ts";
import { listBanners, setBanner } from "../catalogue/banners.service.ts";
import type { BannerOrder } from "../catalogue/banners.service.ts";
import { merchantBannerEndpoints as endpoints } from "./merchantBanners.rules.ts";

const bannerFaults = {
  picture_alone: "A banner of a collection is a picture alone: it has a link and an alt.",
  no_headline: 'The field "linkText" needs a headline.',
} as const;

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
        throw merchantError(
          404,
          "unknown_banner",
          `There are ${outcome.count} banners of ${place}: there is no number ${number}.`,
        );
      case "unexpected":
        throw merchantError(
          409,
          "unexpected_banner",
          `Banner ${number} of ${place} has ${outcome.image ?? "no picture"}, not ${order.expected ?? "none"} as expected: read it again.`,
        );
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
      const { image, expected, dryRun, ...content } = body;
      const fault = bannerFault(params.place, content);
      if (fault) throw merchantError(422, "invalid", bannerFaults[fault]);
      return answerBanner({ ...params, picture: image, content, expected, dryRun }, caller);
    }),
    keyRoute(endpoints.removeBanner, "catalogue:write", async ({ params, query, caller }) => {
      const { expected, dryRun = false } = query;
      return answerBanner({ ...params, picture: null, expected, dryRun }, caller);
    }),
  ];
};
