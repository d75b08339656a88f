import type { Meta, StoryObj } from "@storybook/react-vite";
import { clothPictures } from "../samplePictures.fixtures.ts";
import { Carousel } from "./Carousel.tsx";

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
  title: "Commerce/Carousel",
  component: Carousel,
  parameters: { layout: "padded" },
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

export const Default: Story = {};
/** Moves every three seconds until the pointer rests on it, focus enters it or Pause is pressed. */
export const Rotating: Story = { args: { autoplayMs: 3000 } };
export const OneSlidePerView: Story = { args: { layout: "banner", children: slides.slice(0, 3) } };
export const SingleSlide: Story = { args: { layout: "banner", children: slides.slice(0, 1) } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
