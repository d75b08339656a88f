import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { clothPictures } from "../../patterns/samplePictures.fixtures.ts";
import { PictureList, type PictureItem, type PictureListProps } from "./PictureList.tsx";

const items: readonly PictureItem[] = ["front", "border", "pallu"].map((name, index) => ({
  id: name,
  name: `${name}.jpg`,
  src: clothPictures[index] ?? null,
  alt: index === 0 ? "Rani silk saree, front" : "",
}));

const Pictures = ({
  items: initial,
  onReorder,
  onAltChange,
  ...props
}: PictureListProps): ReactElement => {
  const [shown, setShown] = useState(initial);
  return (
    <PictureList
      {...props}
      items={shown}
      onReorder={(ids) => {
        onReorder?.(ids);
        setShown(ids.flatMap((id) => shown.filter((item) => item.id === id)));
      }}
      onAltChange={(id, alt) => {
        onAltChange?.(id, alt);
        setShown(shown.map((item) => (item.id === id ? { ...item, alt } : item)));
      }}
    />
  );
};

const meta: Meta<typeof PictureList> = {
  title: "Desk/PictureList",
  component: PictureList,
  args: { label: "Pictures of Rani silk", items, onRemove: fn(), onReorder: fn() },
  render: (args) => <Pictures {...args} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="ready">
        <Pictures label="Ready" items={items} onRemove={fn()} />
      </StoryCell>
      <StoryCell name="on their way">
        <Pictures
          label="On their way"
          onRemove={fn()}
          items={[
            { id: "1", name: "front.jpg", src: null, alt: "", state: "sending", progress: 0.4 },
            { id: "2", name: "border.jpg", src: null, alt: "", state: "preparing" },
          ]}
        />
      </StoryCell>
      <StoryCell name="failed">
        <PictureList
          label="Failed"
          onRemove={fn()}
          onRetry={fn()}
          items={[
            {
              id: "1",
              name: "front.jpg",
              src: null,
              alt: "",
              state: "failed",
              message: "It is no picture. Save it as JPEG and choose it again.",
            },
          ]}
        />
      </StoryCell>
      <StoryCell name="text missing">
        <Pictures
          label="Text missing"
          items={items
            .slice(1, 2)
            .map((item) => ({ ...item, altError: "Describe what the picture shows" }))}
        />
      </StoryCell>
      <StoryCell name="read only">
        <PictureList label="Read only" items={items} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: "w360" } }, play: expectNoOverflow };

export const LongText: Story = {
  args: {
    items: [
      {
        id: "1",
        name: "handwoven-manjal-silk-saree-with-a-double-arakku-border-and-temple-edge-original.jpg",
        src: null,
        alt: "",
        state: "failed",
        message:
          "It is no picture although its name ends with .jpg. Open it, save it again as JPEG, and choose it once more.",
      },
      {
        id: "2",
        name: "handwoven-manjal-silk-saree-with-a-double-arakku-border.jpg",
        src: null,
        alt: "",
        state: "preparing",
      },
    ],
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "تصویریں", labels: { first: "پہلی تصویر", alt: "تصویر کا بیان" } },
};

/** The focus stays on the button that was pressed, and the new place is announced. */
export const FlowOrders: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const earlier = canvas.getByRole("button", { name: "Move border.jpg earlier" });
    earlier.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReorder).toHaveBeenLastCalledWith(["border", "front", "pallu"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("border.jpg is now 1 of 3");
    await expect(canvas.getByRole("button", { name: "Move border.jpg earlier" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Remove pallu.jpg" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith("pallu");
  },
};

export const FlowDescribes: Story = {
  args: { onAltChange: fn() },
  play: async ({ args, canvasElement }) => {
    const [, field] = within(canvasElement).getAllByRole("textbox");
    if (!field) throw new Error("There is no second field");
    await userEvent.type(field, "Border");
    await expect(field).toHaveValue("Border");
    await expect(args.onAltChange).toHaveBeenLastCalledWith("border", "Border");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
