import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScrollProgress } from "./ScrollProgress.tsx";
import { expect, waitFor } from "storybook/test";
import { dark, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";
import { Text } from "../Text/Text.tsx";

const meta: Meta<typeof ScrollProgress> = {
  title: "Navigation/ScrollProgress",
  component: ScrollProgress,
  parameters: {
    docs: { story: { inline: false, height: "320px" } },
  },
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

export const Default: Story = { tags: ["axe"] };

const scrolledTo = (share: number): Story => ({
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    window.scrollTo(0, share * (root.scrollHeight - root.clientHeight));
    const line = canvasElement.querySelector<HTMLElement>("[aria-hidden='true']");
    await waitFor(() =>
      expect(Number.parseFloat(line?.style.inlineSize ?? "-1")).toBeCloseTo(share * 100, 0),
    );
  },
});

export const AtTheTop: Story = scrolledTo(0);
export const HalfWay: Story = { ...overlay, ...scrolledTo(0.5) };
export const AtTheEnd: Story = scrolledTo(1);

export const RightToLeft: Story = { ...rightToLeft, tags: ["!autodocs"] };

export const Dark: Story = { ...dark, tags: ["!test"] };
