import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, forced, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { Timeline, type TimelineItem } from "./Timeline.tsx";

const items: readonly TimelineItem[] = [
  {
    id: "3",
    time: "Today, 9:40",
    dateTime: "2026-01-15T09:40+05:30",
    who: "Latha",
    text: "Packed",
    tone: "success",
  },
  {
    id: "2",
    time: "Today, 9:31",
    dateTime: "2026-01-15T09:31+05:30",
    who: "Key “Carrier”",
    text: "Confirmed, mail to Asha",
  },
  {
    id: "1",
    time: "Yesterday, 21:05",
    dateTime: "2026-01-14T21:05+05:30",
    who: "Shopper",
    text: "Ordered and paid ₹12,480",
    detail: "“Please pack it as a gift.”",
  },
];

const meta: Meta<typeof Timeline> = {
  title: "Desk/Timeline",
  component: Timeline,
  args: { label: "History of order PL-1062", items },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="several">
        <Timeline label="Several" items={items} />
      </StoryCell>
      <StoryCell name="one">
        <Timeline label="One" items={items.slice(0, 1)} />
      </StoryCell>
      <StoryCell name="tones">
        <Timeline
          label="Tones"
          items={(["neutral", "success", "warning", "danger"] as const).map((tone) => ({
            id: tone,
            time: "Today, 9:40",
            dateTime: "2026-01-15",
            text: tone,
            tone,
          }))}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: "1",
        time: "Wednesday, 14 January 2026, 21:05",
        dateTime: "2026-01-14T21:05+05:30",
        who: "Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekaran",
        text: "Gave back two of three pieces, ₹12,48,000.50, and wrote averyverylongwordthatnobodycanbreakanywhereatall",
      },
    ],
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "تاریخ",
    items: [{ id: "1", time: "آج، 9:40", dateTime: "2026-01-15", who: "لتا", text: "پیک کیا گیا" }],
  },
};

export const FlowIsAList: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "History of order PL-1062" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    await expect(within(list).getAllByRole("time")).toHaveLength(3);
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
