import type { Meta, StoryObj } from "@storybook/react-vite";
import { dark, overlay, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { SectionHeader } from "../../patterns/SectionHeader/SectionHeader.tsx";
import { Testimonials } from "./Testimonials.tsx";

const meta = {
  title: "Page sections/Home/Testimonials",
  component: Testimonials,
  parameters: { layout: "padded" },
  args: {
    label: "What people say",
    header: <SectionHeader title="What people say" flush />,
    items: [
      { quote: "The border is exactly as pictured.", name: "Meenakshi R.", location: "Madurai" },
      { quote: "The colour is true to the swatch.", name: "Farida K.", location: "Hyderabad" },
      { quote: "They washed well and softened.", name: "Joanna P.", location: "Bristol" },
      { quote: "The legs unscrew, as promised.", name: "Anand V.", location: "Chennai" },
    ],
  },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Narrow: Story = { ...overlay, globals: { viewport: { value: "w360" } } };
export const LongText: Story = {
  args: {
    items: [
      {
        quote:
          "I ordered a Pochampally for a wedding on a Tuesday and wore it on the Saturday, and my mother, my aunt and the priest have each asked me since where it was found.",
        name: "Farida Khatoon of Charminar",
        location: "Hyderabad, behind the old clock tower",
      },
    ],
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
