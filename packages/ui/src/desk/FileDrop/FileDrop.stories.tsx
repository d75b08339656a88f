import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { FileDrop } from "./FileDrop.tsx";
import type { FileDropItem } from "./FileList.tsx";

const items: readonly FileDropItem[] = [
  { id: "1", name: "front.jpg", sizeBytes: 4_200_000, state: "done" },
  { id: "2", name: "border.jpg", sizeBytes: 3_100_000, state: "sending", progress: 0.4 },
  {
    id: "3",
    name: "pallu.heic",
    sizeBytes: 9_800_000,
    state: "failed",
    message: "The connection was lost. Try again.",
  },
  { id: "4", name: "fold.jpg", sizeBytes: 2_900_000, state: "waiting" },
];

const chooserOf = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>("input[type='file']");
  if (!input) throw new Error("There is no file input");
  return input;
};

const filesOf = (...names: string[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const name of names)
    transfer.items.add(
      new File(["cloth"], name, { type: name.endsWith(".txt") ? "text/plain" : "image/jpeg" }),
    );
  return transfer;
};

const meta: Meta<typeof FileDrop> = {
  title: "Desk/FileDrop",
  component: FileDrop,
  args: { label: "Pictures", accept: "image/*", maxBytes: 20_000_000, onFiles: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="empty">
        <FileDrop
          label="Pictures"
          hint="JPEG, PNG or HEIC, at most 20 MB each"
          accept="image/*"
          onFiles={fn()}
        />
      </StoryCell>
      <StoryCell name="one file">
        <FileDrop label="Catalogue" accept=".csv" maxFiles={1} onFiles={fn()} />
      </StoryCell>
      <StoryCell name="camera">
        <FileDrop label="Photos" accept="image/*" camera onFiles={fn()} />
      </StoryCell>
      <StoryCell name="files">
        <FileDrop label="Files" items={items} onFiles={fn()} onRemove={fn()} onRetry={fn()} />
      </StoryCell>
      <StoryCell name="error">
        <FileDrop label="Stock" error="Choose a file first" onFiles={fn()} />
      </StoryCell>
      <StoryCell name="disabled">
        <FileDrop label="Prices" disabled onFiles={fn()} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: "w360" } },
  args: { items, camera: true, onRemove: fn(), onRetry: fn() },
  play: expectNoOverflow,
};

export const LongText: Story = {
  args: {
    label: "Pictures of the saree, its border, its pallu and its blouse piece",
    hint: "JPEG, PNG, WebP or HEIC, at most 20 MB each, at least 1,200 pixels wide, and with daylight from the side",
    items: [
      {
        id: "1",
        name: "handwoven-manjal-silk-saree-with-a-double-arakku-border-and-temple-edge-original.jpg",
        sizeBytes: 18_900_000,
        state: "failed",
        message:
          "It is no picture although its name ends with .jpg. Open it, save it again as JPEG, and choose it once more.",
      },
    ],
    onRemove: fn(),
    onRetry: fn(),
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "تصویریں",
    items: items.slice(0, 2),
    labels: { choose: "فائلیں چنیں", drop: "یا یہاں چھوڑیں", done: "مکمل" },
  },
};

/** Files that do not fit are named with the reason; the others are taken. */
export const FlowChooses: Story = {
  args: { maxBytes: 5 },
  play: async ({ args, canvasElement }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(chooserOf(canvasElement), [
      new File(["cloth"], "front.jpg", { type: "image/jpeg" }),
      new File(["cloth!"], "large.jpg", { type: "image/jpeg" }),
      new File(["words"], "notes.txt", { type: "text/plain" }),
    ]);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: "front.jpg" }),
    ]);
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("large.jpg was not added: it is larger than 5 byte");
    await expect(alert).toHaveTextContent("notes.txt was not added: choose a picture");
  },
};

export const FlowDropsAndPastes: Story = {
  play: async ({ args, canvasElement }) => {
    const zone = within(canvasElement).getByRole("group", { name: "Pictures" });
    zone.dispatchEvent(
      new DragEvent("drop", {
        bubbles: true,
        cancelable: true,
        dataTransfer: filesOf("dropped.jpg"),
      }),
    );
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: "dropped.jpg" }),
    ]);
    const paste = new ClipboardEvent("paste", {
      bubbles: true,
      cancelable: true,
      clipboardData: filesOf("pasted.jpg"),
    });
    document.body.dispatchEvent(paste);
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: "pasted.jpg" }),
    ]);
  },
};

/** Every file has its buttons, by keyboard too. */
export const FlowRetriesAndRemoves: Story = {
  args: { items, onRemove: fn(), onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 of 4 done, 1 failed");
    canvas.getByRole("button", { name: "Try again: pallu.heic" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenLastCalledWith("3");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenLastCalledWith("3");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
