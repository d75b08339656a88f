import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { overlay, rightToLeft } from "../StoryGrid/snapshots.ts";
import type { ToastMessage } from "./createToasts.ts";
import { Toaster, useToast } from "./Toaster.tsx";

const messages: readonly [name: string, message: ToastMessage][] = [
  ["Add", { text: "🎁 Added to your cart", tone: "success" }],
  ["Fail", { text: "This could not be added", tone: "danger" }],
  ["Keep", { text: "The order waits for its payment", durationMs: Infinity }],
];

const Buttons = () => {
  const toasts = useToast();
  const remove = (): void => {
    const id = toasts.show({
      text: "Manjal silk was removed",
      durationMs: Infinity,
      action: (
        <Button variant="secondary" size="small" onClick={() => toasts.dismiss(id)}>
          Undo
        </Button>
      ),
    });
  };
  return (
    <Inline>
      {messages.map(([name, message]) => (
        <Button key={name} onClick={() => toasts.show(message)}>
          {name}
        </Button>
      ))}
      <Button onClick={remove}>Remove</Button>
    </Inline>
  );
};

const meta: Meta<typeof Toaster> = {
  title: "Feedback/Toaster",
  component: Toaster,
  args: { children: <Buttons /> },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The newest is above the others, which stay in place. */
export const Several: Story = {
  ...overlay,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Keep" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    const texts = within(canvas.getByRole("status")).getAllByText(/^(The order|Manjal)/);
    await expect(texts.map((text) => text.textContent)).toEqual([
      "Manjal silk was removed",
      "The order waits for its payment",
    ]);
  },
};

/** The live region exists before the first toast and is never replaced. Its action and its close button end a toast. */
export const FlowAnnounced: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole("status");
    await expect(region).toHaveTextContent("");
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await userEvent.click(canvas.getByRole("button", { name: "Keep" }));
    await expect(canvas.getByRole("status")).toBe(region);
    await expect(within(region).queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.click(within(region).getByRole("button", { name: "Undo" }));
    await expect(region).not.toHaveTextContent("Manjal");
    await userEvent.click(within(region).getByRole("button", { name: "Close" }));
    await expect(canvas.getByRole("status")).toBe(region);
    await expect(region).toHaveTextContent("");
  },
};

export const RightToLeft: Story = rightToLeft;
