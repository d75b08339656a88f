import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Comments } from "./Comments.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, rightToLeft, single } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Page sections/Editorial/Comments",
  component: Comments,
  parameters: {
    layout: "padded",
  },
  args: {
    title: "Comments",
    closedText: "Comments are closed. You can read what others have said.",
    items: [
      {
        name: "Revathi",
        date: "2nd April 2025",
        dateTime: "2025-04-02",
        text: "My grandmother called the join a wall. Now I know what she looked for when she turned the border over.",
      },
      {
        name: "Imran",
        date: "9th April 2025",
        dateTime: "2025-04-09",
        text: "Clear at last, thank you.",
      },
    ],
  },
} satisfies Meta<typeof Comments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...single, tags: ["axe"] };
/** No comments yet. */
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    title: "Everything that was said about this article since it was first printed",
    items: [
      {
        name: "Kanchipurapattupudavaikalanjiyam",
        date: "2nd April 2025",
        dateTime: "2025-04-02",
        text: "https://example.com/kanchipurapattupudavaikalanjiyam/kanchipurapattupudavaikalanjiyam?page=1 🪔",
      },
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

/** The form is inert: no comment is added and the text stays. */
export const FlowClosed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Asha{Enter}");
    const send = canvas.getByRole("button", { name: "Post comment" });
    await expect(send).toHaveAccessibleDescription(/closed/);
    await userEvent.click(send);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Asha");
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };
