import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { IconButton, IconLink } from "../components/IconButton/IconButton.tsx";
import { RangeSlider } from "../components/RangeSlider/RangeSlider.tsx";
import { Tabs } from "../components/Tabs/Tabs.tsx";
import { Carousel } from "../patterns/Carousel/Carousel.tsx";
import { BannerSlide } from "../patterns/Hero/Hero.tsx";

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
      labels={["Lowest", "Highest"]}
      format={String}
      onChange={nothing}
    />
  ),
  "Tabs: `value` and `defaultValue` must be the id of one of the `items`.": (
    <Tabs label="About" items={[{ id: "care", label: "Care", panel: "By hand" }]} value="cure" />
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

it.each(Object.entries(misuses))("%s", (message, misused) => {
  const error = vi.spyOn(console, "error").mockImplementation(nothing);
  renderToString(misused);
  renderToString(misused);
  const reported = error.mock.calls.map(([first]) => String(first));
  error.mockRestore();
  expect(reported).toEqual([message]);
});
