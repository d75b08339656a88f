import type { Meta, StoryObj } from "@storybook/react-vite";
import { HangerIcon, LeafIcon, NeedleIcon, ShieldIcon } from "../../icons.ts";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { WhyChoose } from "./WhyChoose.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Page sections/Home/WhyChoose",
  component: WhyChoose,
  parameters: {
    layout: "padded",
  },
  args: {
    title: "Why you Choose Us",
    intro: "We buy from the loom, not from the middleman, and we name the weaver on every piece.",
    picture: (
      <img
        src={pick(clothPictures, 1)}
        alt=""
        width={400}
        height={500}
        style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
      />
    ),
    items: [
      {
        title: "From the loom",
        text: "Bought from weaving families in six districts.",
        icon: <NeedleIcon size={24} />,
      },
      {
        title: "Tested silk",
        text: "Every saree carries its silk mark.",
        icon: <ShieldIcon size={24} />,
      },
      {
        title: "Ready to wear",
        text: "Fall and edging are done before it leaves us.",
        icon: <HangerIcon size={24} />,
      },
      {
        title: "Natural dyes",
        text: "Where the colour allows it, no chemistry.",
        icon: <LeafIcon size={24} />,
      },
    ],
  },
} satisfies Meta<typeof WhyChoose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
const reasonsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Reason ${index + 1}`,
    text: "Bought from weaving families in six districts.",
    icon: <LeafIcon size={24} />,
  }));
export const Six: Story = { args: { items: reasonsOf(6) } };
export const WithoutAPicture: Story = { args: { picture: undefined } };
export const LongText: Story = {
  args: {
    title: "Why so many of those who have bought from us once have come again",
    intro: "We buy from the loom, and we name the weaver on every piece. ".repeat(6),
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
