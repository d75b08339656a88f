import { readBanners } from "@pallu/contract";
import type { BannerAnswer } from "@pallu/contract";
import { catalogueAddress, useList } from "./catalogue.data.ts";
import type { Loaded } from "./catalogue.data.ts";

export const useHomeBanners = (): Loaded<BannerAnswer> =>
  useList(catalogueAddress.homeBanners, "home banners", readBanners);

export const useCollectionBanners = (): Loaded<BannerAnswer> =>
  useList(catalogueAddress.collectionBanners, "collection banners", readBanners);
