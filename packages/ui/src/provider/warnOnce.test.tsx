import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Accordion, AccordionItem } from "../components/Accordion/Accordion.tsx";
import { Button } from "../components/Button/Button.tsx";
import { CouponField } from "../components/CouponField/CouponField.tsx";
import { Dialog } from "../components/Dialog/Dialog.tsx";
import { Motif } from "../components/Motif/Motif.tsx";
import { Notice } from "../components/Notice/Notice.tsx";
import { Stack } from "../layout/Stack/Stack.tsx";
import { UiProvider } from "./UiProvider.tsx";
import { IconButton, IconLink } from "../components/IconButton/IconButton.tsx";
import { RangeSlider } from "../components/RangeSlider/RangeSlider.tsx";
import { Tabs } from "../components/Tabs/Tabs.tsx";
import { BestSellerTile } from "../sections/BestSellers/BestSellers.tsx";
import { Carousel } from "../patterns/Carousel/Carousel.tsx";
import { BannerSlide } from "../sections/Hero/Hero.tsx";
import { ProductCard } from "../patterns/ProductCard/ProductCard.tsx";

/** A value that only untyped code can pass. */
const unknown = (value: string): never => value as never;

const nothing = (): void => undefined;

const misuses: Record<string, ReactElement> = {
  "IconButton: `label` must not be empty: it is the accessible name.": (
    <IconButton label=" " icon={null} />
  ),
  "IconLink: `label` must not be empty: it is the accessible name.": (
    <IconLink label="" icon={null} href="/" />
  ),
  "RangeSlider: `value` must be [low, high] with `min` <= low <= high <= `max`.": (
    <RangeSlider
      legend="Price"
      min={0}
      max={100}
      value={[80, 20]}
      boundLabels={["Lowest", "Highest"]}
      format={String}
      onChange={nothing}
    />
  ),
  "Tabs: `value` and `defaultValue` must be the id of one of the `items`.": (
    <Tabs
      label="About"
      items={[{ id: "care", label: "Care", panel: "By hand" }]}
      defaultValue="cure"
    />
  ),
  "Tabs: the ids of `items` must differ.": (
    <Tabs
      label="About"
      items={["Care", "Fit"].map((label) => ({ id: "same", label, panel: label }))}
    />
  ),
  "Accordion: the ids of `items` must differ.": (
    <Accordion items={["Care", "Fit"].map((title) => ({ id: "same", title, content: title }))} />
  ),
  "Tabs: it is controlled by `value` but has no handler, so it never changes. Add `onChange`, or use `defaultValue`.":
    <Tabs label="About" items={[{ id: "care", label: "Care", panel: "By hand" }]} value="care" />,
  "Dialog: it is controlled by `open` but has no handler, so it never closes. Add `onOpenChange`, or use `defaultOpen`.":
    (
      <Dialog open title="Measures">
        Text
      </Dialog>
    ),
  "ProductCard: `wishlisted` is shown by the button for the wishlist, which needs `onWish`.": (
    <ProductCard name="Rani" href="/rani" price="₹900" wishlisted />
  ),
  "ProductCard: `cartStatus` is shown by the button for the cart, which needs `onAddToCart`.": (
    <ProductCard name="Rani" href="/rani" price="₹900" cartStatus="added" />
  ),
  "BestSellerTile: `wishlisted` is shown by the button for the wishlist, which needs `onWish`.": (
    <BestSellerTile name="Rani" href="/rani" price="₹900" wishlisted />
  ),
  "CouponField: `removeText` is the text of a button, which needs `onRemove`.": (
    <CouponField label="Coupon" submitText="Apply" onApply={nothing} removeText="Remove" />
  ),
  "CouponField: `onRemove` is called by a button, which needs `removeText`, its text.": (
    <CouponField label="Coupon" submitText="Apply" onApply={nothing} onRemove={nothing} />
  ),
  "AccordionItem: it must be rendered inside an `Accordion`.": (
    <AccordionItem value="care" title="Care">
      By hand
    </AccordionItem>
  ),
  'Unknown variant "s99": use one of "s0", "s2", "s4", "s8", "s12", "s16", "s20", "s24", "s32", "s40", "s48", "s64", "s80", "s96", "s128", "section", "pageMargin", "gutter".':
    <Stack gap={unknown("s99")}>One</Stack>,
  'Unknown variant "error": use one of "neutral", "success", "info", "warning", "danger".': (
    <Notice tone={unknown("error")}>Not saved</Notice>
  ),
  'Unknown variant "tiny": use one of "small", "medium", "large".': (
    <Button size={unknown("tiny")}>Buy</Button>
  ),
  'Unknown variant "loom": use one of "cloth", "needle", "parcel", "shuttle", "hanger", "lens".': (
    <Motif name={unknown("loom")} />
  ),
  'Carousel: `label` must not contain "carousel" or "slider": the role says it.': (
    <Carousel label="Carousel of sarees">
      <p>One</p>
    </Carousel>
  ),
  "BannerSlide: `href` requires a `title`, the accessible name of the link.": (
    <BannerSlide picture={null} href="/shop" />
  ),
};

const reportsOf = (element: ReactElement): string[] => {
  const error = vi.spyOn(console, "error").mockImplementation(nothing);
  renderToString(element);
  renderToString(element);
  const reported = error.mock.calls.map(([first]) => String(first));
  error.mockRestore();
  return reported;
};

it.each(Object.entries(misuses))("%s", (message, misused) => {
  expect(reportsOf(<UiProvider>{misused}</UiProvider>)).toEqual([message]);
});

it("a missing provider is reported once, and links and texts still work", async () => {
  // Tests share their modules, and another one may have been told.
  vi.resetModules();
  const { Link } = await import("../components/Link/Link.tsx");
  expect(reportsOf(<Link href="/sarees">Sarees</Link>)).toEqual([
    "UiProvider: it is missing, so links load the page, texts are English and arrow keys are left-to-right. Render the application inside `<UiProvider>`.",
  ]);
});

it("production renders misused components without a word and without a crash", () => {
  const misused = (
    <UiProvider>
      <Notice tone={unknown("fatal")}>Not saved</Notice>
    </UiProvider>
  );
  vi.stubEnv("NODE_ENV", "production");
  expect(reportsOf(misused)).toEqual([]);
  for (const other of Object.values(misuses)) renderToString(other);
  vi.unstubAllEnvs();
  expect(reportsOf(misused)).toHaveLength(1);
});
