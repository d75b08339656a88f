import { readBanners } from "@pallu/contract";
import type { BannerResponse } from "@pallu/contract";
import { cataloguePaths, useList } from "./catalogue.data.ts";
import type { Loaded } from "./catalogue.data.ts";

export const useHomeBanners = (): Loaded<BannerResponse> =>
  useList(cataloguePaths.homeBanners, "home banners", readBanners);

export const useCollectionBanners = (): Loaded<BannerResponse> =>
  useList(cataloguePaths.collectionBanners, "collection banners", readBanners);
