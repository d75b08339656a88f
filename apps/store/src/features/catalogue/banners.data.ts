import { readBanners } from "@pallu/contract";
import type { BannerResponse } from "@pallu/contract";
import { cataloguePaths, isRefusal, useList } from "./catalogue.data.ts";
import type { Loaded } from "./catalogue.data.ts";

/** Returns a list of banners, none after a refusal (ERR-18). */
const useBanners = (path: string, what: string): Loaded<BannerResponse> => {
  const list = useList(path, what, readBanners);
  return isRefusal(list.error) ? { ...list, items: undefined } : list;
};

export const useHomeBanners = (): Loaded<BannerResponse> =>
  useBanners(cataloguePaths.homeBanners, "home banners");

export const useCollectionBanners = (): Loaded<BannerResponse> =>
  useBanners(cataloguePaths.collectionBanners, "collection banners");
