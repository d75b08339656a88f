import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Grid } from "../../layout/Grid/Grid.tsx";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { Picture } from "./Picture.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const cloth = pick(clothPictures, 2);

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
  title: "Text & media/Picture",
  component: Picture,
  args: {
    src: cloth,
    alt: "Chettinad saree, mustard, border",
    width: 400,
    height: 500,
    priority: true,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [inColumn] };

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="shown">
        <Picture src={cloth} alt="Chettinad saree, mustard, border" width={400} height={500} />
      </StoryCell>
      <StoryCell name="no picture">
        <Picture src={null} alt="Chettinad saree, mustard, border" width={400} height={500} />
      </StoryCell>
      <StoryCell name="sold out">
        <Picture
          src={cloth}
          alt="Chettinad saree, mustard, border"
          width={400}
          height={500}
          dimmed
        />
      </StoryCell>
      <StoryCell name="whole">
        <Picture
          src={cloth}
          alt="Chettinad saree, mustard, border"
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
  ...rightToLeft,
  args: { src: null, alt: "منجل رنگ کی خالص ریشمی ساڑھی، سرخ کنارے کے ساتھ" },
};

export const Failed: Story = {
  decorators: [inColumn],
  args: { src: "data:image/png;base64,broken", alt: "Chettinad saree, mustard, border" },
  play: async ({ canvasElement }) => {
    const fallback = await within(canvasElement).findByText("Chettinad saree, mustard, border");
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

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
