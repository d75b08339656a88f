import { readBanners } from "@pallu/contract";
import type { BannerAnswer } from "@pallu/contract";
import { cataloguePaths, useList } from "./catalogue.data.ts";
import type { Loaded } from "./catalogue.data.ts";

export const useHomeBanners = (): Loaded<BannerAnswer> =>
  useList(cataloguePaths.homeBanners, "home banners", readBanners);

export const useCollectionBanners = (): Loaded<BannerAnswer> =>
  useList(cataloguePaths.collectionBanners, "collection banners", readBanners);
