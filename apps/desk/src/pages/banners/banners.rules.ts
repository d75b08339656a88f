import type { Output } from "../../platform/callTypes.ts";

export type Banner = Output<"GET /api/desk/banners">["banners"][number];
export type Place = Banner["place"];

export const placeWords: Record<Place, { title: string; hint: string; size: string }> = {
  home: {
    title: "Top of the home page",
    hint: "With a headline the picture is beside the words. Without one it fills the width. While there is a banner here, the slides of the part Home page are not shown.",
    size: "Best 1600 × 900 pixels beside words, 2000 × 700 without.",
  },
  collection: {
    title: "Collections of the home page",
    hint: "A picture alone, with a link.",
    size: "Best 2100 × 900 pixels.",
  },
};

export const places = ["home", "collection"] as const;

export const isPlace = (text: string): text is Place =>
  (places as readonly string[]).includes(text);

export const MAX_BANNERS = 20;
export const MAX_TEXT = 200;

/** What is typed in the form of a banner. */
export interface BannerForm {
  image: string;
  headline: string;
  linkText: string;
  link: string;
  alt: string;
}

export const formOf = (banner: Banner | undefined): BannerForm => ({
  image: banner?.image ?? "",
  headline: banner?.headline ?? "",
  linkText: banner?.linkText ?? "",
  link: banner?.link ?? "/allproducts",
  alt: banner?.alt ?? "",
});

/** Returns all that is wrong with a form, by field. The server has the same rules. */
export const faultsOf = (form: BannerForm): Map<keyof BannerForm, string> => {
  const faults = new Map<keyof BannerForm, string>();
  if (form.image === "") faults.set("image", "Choose a picture.");
  if (form.linkText.trim() !== "" && form.headline.trim() === "")
    faults.set("headline", "Words of a link need a headline.");
  if (!/^\/(?![/\\])[^\s\\]*$/.test(form.link.trim()))
    faults.set("link", "Enter a page of the shop, such as /allproducts?q=silk.");
  if (form.alt.trim() === "" && form.headline.trim() === "")
    faults.set("alt", "Say what the picture shows, for those who do not see it.");
  return faults;
};
