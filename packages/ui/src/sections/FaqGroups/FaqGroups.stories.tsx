import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { FaqGroups } from "./FaqGroups.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";

const meta = {
  title: "Page sections/Editorial/FaqGroups",
  component: FaqGroups,
  parameters: {
    layout: "padded",
  },
  args: {
    defaultValue: "when",
    items: [
      {
        id: "for-shipping",
        title: "For Shipping",
        motif: "parcel",
        items: [
          { id: "when", title: "When will it come?", content: "Within three working days." },
          { id: "abroad", title: "Do you send abroad?", content: "Not yet." },
        ],
      },
      {
        id: "product-return",
        title: "Product Return",
        motif: "cloth",
        items: [{ id: "back", title: "Can I send it back?", content: "Within seven days." }],
      },
    ],
  },
} satisfies Meta<typeof FaqGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Narrow: Story = { globals: { viewport: { value: "w360" } } };
export const FlowOneOpenAcrossGroups: Story = {
  name: "Flow: one answer at a time across the groups, and none after a second click [INFO-57] [INFO-58]",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answers = ["Within three working days.", "Not yet.", "Within seven days."];
    const shown = () => answers.filter((words) => canvas.getByText(words).checkVisibility());
    await expect(shown()).toEqual(["Within three working days."]);
    await userEvent.click(canvas.getByText("Can I send it back?"));
    await waitFor(() => expect(shown()).toEqual(["Within seven days."]));
    await userEvent.click(canvas.getByText("Can I send it back?"));
    await waitFor(() => expect(shown()).toEqual([]));
  },
};
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    items: [
      {
        id: "for-shipping",
        title: "For everything that is sent, returned, exchanged or lost on its way",
        motif: "parcel",
        items: [
          {
            id: "when",
            title: "When will it come, if I order on the evening before a holiday of three days?",
            content:
              "Kanchipurapattupudavaikalanjiyam 🪔 Within three working days of the first day on which the carrier collects again.",
          },
        ],
      },
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...Default, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...Default, ...dark, tags: ["!test"] };
