import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { Notice, noticeTones } from "./Notice.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof Notice> = {
  title: "Feedback/Notice",
  component: Notice,
  args: { tone: "success", children: "Coupon applied." },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      {noticeTones.map((tone) => (
        <StoryCell key={tone} name={tone}>
          <Notice tone={tone}>Only 3 items available in stock</Notice>
        </StoryCell>
      ))}
      <StoryCell name="title and action">
        <Notice tone="info" title="Please log in" action={<Link href="/login">Log in</Link>}>
          Your bag is kept with your account.
        </Notice>
      </StoryCell>
      <StoryCell name="closes">
        <Notice tone="success" onDismiss={fn()}>
          Address copied
        </Notice>
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    tone: "danger",
    title:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way.",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { tone: "warning", children: "صرف 3 دستیاب ہیں" },
};

export const FlowErrorsAreAlerts: Story = {
  args: { tone: "danger", children: "Invalid coupon", onDismiss: fn(), labels: { close: "Close" } },
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("Invalid coupon");
    await userEvent.click(within(alert).getByRole("button", { name: "Close" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
