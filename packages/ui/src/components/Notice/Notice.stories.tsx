import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { Notice, noticeTones } from "./Notice.tsx";
import { dark, forced, sheet } from "../StateSheet/pictures.ts";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof Notice> = {
  title: "Feedback/Notice",
  component: Notice,
  args: { tone: "success", children: "Coupon applied." },
  parameters: { states: ["success", "info", "warn", "error", "title and action", "closes"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...sheet,
  render: () => (
    <StateSheet wide>
      {noticeTones.map((tone) => (
        <StateCell key={tone} name={tone}>
          <Notice tone={tone}>Only 3 items available in stock</Notice>
        </StateCell>
      ))}
      <StateCell name="title and action">
        <Notice tone="info" title="Please log in" action={<Link href="/login">Log in</Link>}>
          Your bag is kept with your account.
        </Notice>
      </StateCell>
      <StateCell name="closes">
        <Notice tone="success" onClose={fn()}>
          Address copied
        </Notice>
      </StateCell>
    </StateSheet>
  ),
};

export const LongText: Story = {
  args: {
    tone: "error",
    title:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way.",
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: { tone: "warn", children: "صرف 3 دستیاب ہیں" },
};

export const FlowErrorsAreAlerts: Story = {
  args: { tone: "error", children: "Invalid coupon", onClose: fn(), closeLabel: "Close" },
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("Invalid coupon");
    await userEvent.click(within(alert).getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
