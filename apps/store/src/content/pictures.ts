import first from "./pictures/banner-first.webp";
import second from "./pictures/banner-second.webp";

/** Pictures of the static banner, which shows when there is no API to ask. */
export const slidePictures: Readonly<Record<string, string>> = {
  "banner-first": first,
  "banner-second": second,
};
