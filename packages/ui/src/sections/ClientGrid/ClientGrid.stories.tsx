import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleLogo } from "../../patterns/samplePictures.fixtures.ts";
import { ClientGrid } from "./ClientGrid.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";

const client = (name: string, text?: string) => ({
  name,
  ...sampleLogo(name, 200, 100),
  ...(text !== undefined && { text }),
});

const meta = {
  title: "Page sections/Editorial/ClientGrid",
  component: ClientGrid,
  parameters: {
    layout: "padded",
  },
  args: {
    label: "Our clients",
    items: [
      client("Kurinji Stays", "Throws"),
      client("Palar Players", "Costumes"),
      client("Seven Wells", "Banners"),
      client("Lantern Press", "Book cloth"),
    ],
  },
} satisfies Meta<typeof ClientGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const WithoutText: Story = {
  args: { items: ["Kurinji Stays", "Palar Players"].map((name) => client(name)) },
};
export const Narrow: Story = { globals: { viewport: { value: "w360" } } };
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    items: [
      client(
        "The Handloom Weavers' Cooperative Society of Arani",
        "Throws, bolsters and curtains for a hundred and eleven rooms 🪔",
      ),
      client("Kanchipurapattupudavaikalanjiyam"),
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...Default, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...Default, ...dark, tags: ["!test"] };
