import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LegalPage } from "./LegalPage.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";

const meta = {
  title: "Page sections/Editorial/LegalPage",
  component: LegalPage,
  parameters: {
    layout: "padded",
  },
  args: {
    contentsTitle: "On this page",
    sections: [
      {
        id: "shipping",
        title: "Shipping",
        gist: "We send within one working day and insure every parcel until it is in your hands.",
        paragraphs: ["Orders placed before two in the afternoon leave the same working day."],
        points: ["Parcels can be followed.", "A parcel that is lost is sent again or refunded."],
      },
      {
        id: "return",
        title: "Return",
        gist: "Seven days, unworn, with its tags.",
        paragraphs: ["We collect the piece from your door."],
      },
    ],
  },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Narrow: Story = { globals: { viewport: { value: "w360" } } };
export const FlowContentsLinkToSections: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const contents = canvas.getByRole("navigation", { name: "On this page" });
    for (const link of within(contents).getAllByRole("link")) {
      const section = canvasElement.querySelector(link.getAttribute("href") ?? "#none");
      await expect(section).toHaveAccessibleName(link.textContent.replace(/^\d/, ""));
    }
  },
};
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    contentsTitle: "Everything that stands on this page",
    sections: [
      {
        id: "shipping",
        title: "Shipping, insurance and what becomes of a Kanchipurapattupudavaikalanjiyam",
        gist: "We send within one working day and insure every parcel until it is in your hands, or in those of a neighbour whom you named. 🪔",
        paragraphs: ["kanchipurapattupudavaikalanjiyam".repeat(3)],
        points: ["Parcels can be followed from the loom to the door, and back again if need be."],
      },
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...Default, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...Default, ...dark, tags: ["!test"] };
