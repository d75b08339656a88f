import type { Meta, StoryObj } from "@storybook/react-vite";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { TestimonialCard } from "./TestimonialCard.tsx";

const meta = {
  title: "Commerce/TestimonialCard",
  component: TestimonialCard,
  parameters: { layout: "padded" },
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

export const Default: Story = {};
export const WithoutPicture: Story = { args: { picture: undefined } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };
