import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { ReactElement } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  dark,
  forced,
  rightToLeft,
  single,
  snapshot,
} from "../../components/StoryGrid/snapshots.ts";
import { clothPictures } from "../samplePictures.fixtures.ts";
import { Carousel } from "./Carousel.tsx";
import type { CarouselProps } from "./Carousel.tsx";

const slides = clothPictures.map((picture, index) => (
  <a key={picture} href="#cloth" aria-label={`Cloth ${index + 1}`}>
    <img
      src={picture}
      alt=""
      width={400}
      height={500}
      style={{ inlineSize: "100%", blockSize: "auto" }}
    />
  </a>
));

const meta = {
  title: "Text & media/Carousel",
  component: Carousel,
  parameters: {
    layout: "padded",
  },
  args: {
    label: "New arrivals",
    children: slides,
    layout: "products",
    loop: true,
    header: <h2>New Arrival</h2>,
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
/** Moves every 3 s until it is hovered, focused or paused. */
export const Rotating: Story = { ...single, args: { autoplayMs: 3000 } };
export const OneSlidePerView: Story = {
  ...single,
  args: { layout: "banner", children: slides.slice(0, 3) },
};
export const SingleSlide: Story = {
  args: { layout: "banner", children: slides.slice(0, 1) },
  tags: ["axe"],
};
/** No controls if all slides are visible. */
export const AllVisible: Story = { args: { children: slides.slice(0, 3) } };
export const WithoutALoop: Story = { ...single, args: { loop: false } };
export const ControlsOverTheSlides: Story = {
  ...single,
  tags: ["axe"],
  args: { layout: "banner", controls: "overlay", autoplayMs: 4000, children: slides.slice(0, 3) },
};
export const Related: Story = { args: { layout: "related", gap: 30 } };
export const LongText: Story = {
  args: {
    label: "What has come from the looms this week",
    header: <h2>What has come from the looms of Kanchipuram, Arani and Thirubuvanam this week</h2>,
  },
};
export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "نئی آمد",
    header: <h2>نئی آمد</h2>,
    labels: {
      previous: "پچھلی",
      next: "اگلی",
      pause: "روکیں",
      play: "چلائیں",
      position: (index, count) => `${index} از ${count}`,
    },
  },
};

/** Returns the arrow keys for "next" and "previous" in the current direction. */
const keys = (): { forward: string; back: string } =>
  document.documentElement.dir === "rtl"
    ? { forward: "{ArrowLeft}", back: "{ArrowRight}" }
    : { forward: "{ArrowRight}", back: "{ArrowLeft}" };

const walk: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const region = within(canvas.getByRole("region", { name: "New arrivals" }));
  const next = await region.findByRole("button", { name: "Next slide" });
  const seen = (text: string): Promise<void> =>
    waitFor(() => expect(region.getByText(text)).toBeVisible());
  next.focus();
  await userEvent.keyboard(keys().forward);
  await seen("2 of 3");
  const shown = (): (string | null)[] =>
    region
      .getAllByRole("group")
      .filter((slide) => !slide.inert)
      .map((slide) => slide.getAttribute("aria-label"));
  await waitFor(() => expect(shown()).toEqual(["2 of 3"]));
  await userEvent.keyboard(keys().back);
  await seen("1 of 3");
  await userEvent.keyboard(keys().back);
  await seen("3 of 3");
};

const three = { layout: "banner", children: slides.slice(0, 3), moveMs: 0 } as const;

/** Arrow keys move by one slide in the writing direction and wrap around. */
export const FlowKeyboard: Story = { args: three, play: walk };
export const FlowKeyboardLeftToRight: Story = { args: three, globals: { dir: "ltr" }, play: walk };
export const FlowKeyboardRightToLeft: Story = { args: three, globals: { dir: "rtl" }, play: walk };

/** The pause button is the first tab stop (WCAG 2.2.2). */
export const FlowPauseComesFirst: Story = {
  args: { ...three, autoplayMs: 60_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rotation = await canvas.findByRole("button", { name: /^(?:Pause|Play) slides$/ });
    await userEvent.tab();
    await expect(rotation).toHaveFocus();
    const before = rotation.getAttribute("aria-label");
    await userEvent.keyboard("{Enter}");
    await expect(rotation).not.toHaveAttribute("aria-label", before ?? "");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Previous slide" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Cloth 1" })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Play slides" })).toBeVisible();
  },
};

/** Slides without a link or a button: the scroller is a tab stop, so that arrow keys reach every slide. */
export const FlowTextOnly: Story = {
  args: {
    autoplayMs: undefined,
    layout: "products",
    children: ["One", "Two", "Three", "Four", "Five", "Six"].map((text) => (
      <p key={text}>{text}</p>
    )),
  },
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement).getByRole("region");
    const scroller = () => carousel.querySelector<HTMLElement>("[tabindex='0']");
    await waitFor(() => expect(carousel).toHaveAttribute("data-enhanced"));
    scroller()?.focus();
    await expect(scroller()).toHaveFocus();
    const isMirrored = getComputedStyle(carousel).direction === "rtl";
    await userEvent.keyboard(isMirrored ? "{ArrowLeft}" : "{ArrowRight}");
    await waitFor(() => expect(Math.abs(scroller()?.scrollLeft ?? 0)).toBeGreaterThan(0));
  },
};

const GrowingCarousel = (props: CarouselProps): ReactElement => {
  const [count, setCount] = useState(4);
  return (
    <>
      <Carousel {...props}>{slides.slice(0, count)}</Carousel>
      <button type="button" onClick={() => setCount(slides.length)}>
        Add slides
      </button>
    </>
  );
};

/** A move goes on when slides are added in the same moment. */
export const FlowSlidesAdded: Story = {
  args: { layout: "banner", moveMs: 0 },
  render: (args) => <GrowingCarousel {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole("button", { name: "Next slide" });
    await waitFor(() => expect(next).toBeEnabled());
    next.click();
    canvas.getByRole("button", { name: "Add slides" }).click();
    await waitFor(() => expect(canvas.getByText(`2 of ${slides.length}`)).toBeVisible());
    next.click();
    await waitFor(() => expect(canvas.getByText(`3 of ${slides.length}`)).toBeVisible());
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...forced, tags: ["!test"] };
