import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { SaveBar, saveStates } from "./SaveBar.tsx";

const meta: Meta<typeof SaveBar> = {
  title: "Desk/SaveBar",
  component: SaveBar,
  args: { state: "changed", onSave: fn(), onDiscard: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      {saveStates.map((state) => (
        <StoryCell key={state} name={state}>
          <SaveBar state={state} onSave={fn()} onDiscard={fn()} labels={{ name: state }} />
        </StoryCell>
      ))}
      <StoryCell name="names the mail">
        <SaveBar
          state="changed"
          saveText="Send answer to Asha"
          onSave={fn()}
          labels={{ name: "Answer" }}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: "w360" } },
  args: { state: "failed" },
  play: expectNoOverflow,
};

export const LongText: Story = {
  args: {
    state: "failed",
    message:
      "Not saved: somebody changed the price from ₹12,480 to ₹11,900 while you had the product open. Compare both, then save again.",
    saveText: "Save the price that I typed and tell the shop",
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    labels: { changed: "تبدیلیاں محفوظ نہیں", save: "محفوظ کریں", discard: "واپس کریں" },
  },
};

/** Saving is announced, a failure is an alert, and the button keeps its focus. */
export const FlowAnnounces: Story = {
  render: (args) => (
    <>
      <SaveBar {...args} state="changed" labels={{ name: "Price" }} />
      <SaveBar {...args} state="failed" labels={{ name: "Stock" }} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const price = within(canvas.getByRole("group", { name: "Price" }));
    await expect(price.getByRole("status")).toHaveTextContent("Unsaved changes");
    await expect(price.getByRole("alert")).toBeEmptyDOMElement();
    await userEvent.click(price.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    const stock = within(canvas.getByRole("group", { name: "Stock" }));
    await expect(stock.getByRole("alert")).toHaveTextContent("Not saved");
    await expect(stock.getByRole("button", { name: "Save again" })).toBeEnabled();
  },
};

/** Without `onSave` the button submits the form around it. */
export const FlowSubmits: Story = {
  args: {
    onSave: undefined,
    onDiscard: undefined,
    onSubmit: fn((event) => event.preventDefault()),
  },
  render: ({ onSubmit, ...args }) => (
    <form onSubmit={onSubmit as never}>
      <SaveBar {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Save" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
