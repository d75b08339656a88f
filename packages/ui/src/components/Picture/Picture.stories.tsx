import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Grid } from "../../layout/Grid/Grid.tsx";
import { Picture } from "./Picture.tsx";
import { dark, forced, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

/** An inline sample picture, so that stories load no files. */
const cloth = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="#d9a21b"/><rect width="44" height="500" fill="#6e1227"/><rect x="50" width="4" height="500" fill="#e0b861"/><rect y="380" width="400" height="120" fill="#6e1227"/><path d="M0 392h400M0 400h400M0 478h400" stroke="#e0b861" stroke-width="4"/></svg>',
)}`;

/** A mostly transparent picture that shows the background. */
const thread = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><path d="M0 400h400" stroke="#e0b861" stroke-width="4"/></svg>',
)}`;

/** Limits the width to a column of the catalogue. */
const inColumn: Decorator = (Story) => (
  <Grid columns={{ base: 2, md: 4 }}>
    <Story />
  </Grid>
);

const meta: Meta<typeof Picture> = {
  title: "Primitives/Picture",
  component: Picture,
  args: { src: cloth, alt: "Manjal silk saree, front", width: 400, height: 500, priority: true },
  parameters: {
    states: ["shown", "no picture", "failed", "sold out", "whole", "placeholder colour"],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [inColumn] };

export const States: Story = {
  ...snapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="shown">
        <Picture src={cloth} alt="Manjal silk saree, front" width={400} height={500} />
      </StoryCell>
      <StoryCell name="no picture">
        <Picture src={null} alt="Manjal silk saree, front" width={400} height={500} />
      </StoryCell>
      <StoryCell name="sold out">
        <Picture src={cloth} alt="Manjal silk saree, front" width={400} height={500} dimmed />
      </StoryCell>
      <StoryCell name="whole">
        <Picture
          src={cloth}
          alt="Manjal silk saree, front"
          width={400}
          height={200}
          fit="contain"
        />
      </StoryCell>
      <StoryCell name="placeholder colour">
        <Picture src={thread} alt="" width={400} height={500} placeholderColor="#6e1227" />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  decorators: [inColumn],
  args: {
    src: null,
    alt: "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
  },
};

export const RightToLeft: Story = {
  decorators: [inColumn],
  globals: { dir: "rtl" },
  args: { src: null, alt: "منجل رنگ کی خالص ریشمی ساڑھی، سرخ کنارے کے ساتھ" },
};

export const Failed: Story = {
  decorators: [inColumn],
  args: { src: "data:image/png;base64,broken", alt: "Manjal silk saree, front" },
  play: async ({ canvasElement }) => {
    const fallback = await within(canvasElement).findByText("Manjal silk saree, front");
    await expect(fallback).toBeVisible();
    const frame = within(canvasElement).getByRole("img").parentElement ?? canvasElement;
    const { width, height } = frame.getBoundingClientRect();
    await expect(Math.round((width / height) * 100)).toBe(80);
  },
};

export const Sizes: Story = {
  decorators: [inColumn],
  args: {
    sizes: "50vw",
    sources: [
      {
        type: "image/avif",
        srcSet: "data:image/avif;base64,broken 160w",
        media: "(max-width: 1px)",
      },
      { type: "image/svg+xml", srcSet: `${thread} 400w` },
    ],
  },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>("img");
    await waitFor(() => expect(image.currentSrc).toBe(thread));
    // HTML allows `sizes` only together with `srcset`.
    await expect(image.sizes).toBe("");
    const chosen = [...canvasElement.querySelectorAll("source")].map(({ sizes }) => sizes);
    await expect(chosen).toEqual(["50vw", "50vw"]);
    await expect([image.width > 0, image.loading, image.fetchPriority]).toEqual([
      true,
      "eager",
      "high",
    ]);
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
