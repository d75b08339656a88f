import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { IconButton, IconLink } from "../components/IconButton/IconButton.tsx";
import { Lightbox } from "../components/Lightbox/Lightbox.tsx";
import { Pagination } from "../components/Pagination/Pagination.tsx";
import { RangeSlider } from "../components/RangeSlider/RangeSlider.tsx";
import { SegmentedControl } from "../components/SegmentedControl/SegmentedControl.tsx";
import { StepIndicator } from "../components/StepIndicator/StepIndicator.tsx";
import { Tabs } from "../components/Tabs/Tabs.tsx";
import { Carousel } from "../patterns/Carousel/Carousel.tsx";
import { BannerSlide } from "../patterns/Hero/Hero.tsx";

const nothing = (): void => undefined;
const picture = { src: "/cloth.avif", alt: "Cloth", width: 4, height: 5 };

const misuses: Record<string, ReactElement> = {
  "IconButton: `label` is its only name: say verb and object.": (
    <IconButton label=" " icon={null} />
  ),
  "IconLink: `label` is its only name: say verb and object.": (
    <IconLink label="" icon={null} href="/" />
  ),
  "Lightbox: `selected` is the index of one of the `pictures`.": (
    <Lightbox
      isOpen={false}
      title="Cloth"
      pictures={[picture]}
      selected={1}
      onSelect={nothing}
      onClose={nothing}
    />
  ),
  "Pagination: `current` counts from 1 and ends at `count`.": (
    <Pagination current={0} count={3} hrefOf={String} />
  ),
  "RangeSlider: `value` holds two bounds from `min` to `max`, the lower one first.": (
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
  "SegmentedControl: `value` is that of one of the `options`.": (
    <SegmentedControl<string>
      legend="Theme"
      name="theme"
      options={[{ value: "light", label: "Light" }]}
      value="dusk"
      onChange={nothing}
    />
  ),
  "StepIndicator: `current` counts from 0 and ends at the number of `steps`.": (
    <StepIndicator label="Reset" steps={["Email", "Code"]} current={3} />
  ),
  "Tabs: `value` and `defaultValue` are the id of one of the `items`.": (
    <Tabs label="About" items={[{ id: "care", label: "Care", panel: "By hand" }]} value="cure" />
  ),
  "Carousel: `label` says what is shown; that it is a carousel is said by its role.": (
    <Carousel label="Carousel of sarees">
      <p>One</p>
    </Carousel>
  ),
  "BannerSlide: a banner with an `href` needs a `title`, the name of its link.": (
    <BannerSlide picture={null} href="/shop" />
  ),
};

it.each(Object.entries(misuses))("%s", (sentence, misused) => {
  const error = vi.spyOn(console, "error").mockImplementation(nothing);
  renderToString(misused);
  renderToString(misused);
  const said = error.mock.calls.map(([first]) => String(first));
  error.mockRestore();
  expect(said).toEqual([sentence]);
});
