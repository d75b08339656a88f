import type { Meta, StoryObj } from "@storybook/react-vite";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { TestimonialCard } from "./TestimonialCard.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Cards/TestimonialCard",
  component: TestimonialCard,
  parameters: {
    layout: "padded",
  },
  args: {
    quote:
      "The border is exactly the maroon of the picture. My mother asked which loom it came from.",
    name: "Kavitha Raman",
    location: "Coimbatore",
    picture: <img src={pick(clothPictures, 0)} alt="" width={48} height={48} />,
  },
} satisfies Meta<typeof TestimonialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const WithoutPicture: Story = { args: { picture: undefined } };
export const LongText: Story = {
  args: {
    quote:
      "The border is exactly the maroon of the picture. My mother asked which loom it came from. ".repeat(
        5,
      ),
    name: "Venkatasubramaniam Ramachandran Iyer",
    location: "Thiruvananthapuram, in the street behind the temple",
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
