import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScrollProgress } from "./ScrollProgress.tsx";
import { Text } from "../Text/Text.tsx";

const meta: Meta<typeof ScrollProgress> = {
  title: "Navigation/ScrollProgress",
  component: ScrollProgress,
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 2400 }}>
        <Story />
        <Text>Scroll: a zari thread grows along the head of the page.</Text>
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { globals: { dir: "rtl" }, tags: ["!autodocs"] };

export const Dark: Story = { globals: { theme: "dark" } };
