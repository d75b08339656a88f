import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { zoom200 } from "../StoryGrid/decorators.tsx";
import { dark, forced, gridSnapshot, rightToLeft, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";
import { OptionLinks, type LinkedOption, type OptionLinksProps } from "./OptionLinks.tsx";

const optionsOf = (labels: readonly string[], ...soldOut: string[]): LinkedOption[] =>
  labels.map((label) => ({
    value: label,
    href: `#${encodeURIComponent(label)}`,
    label,
    soldOut: soldOut.includes(label),
  }));

const sizes = optionsOf(["XS", "S", "M", "L", "XL"], "L");
const many = optionsOf(
  Array.from({ length: 40 }, (_, index) => String(20 + index)),
  "27",
);

const Controlled = ({ value: first, onChange, ...rest }: OptionLinksProps) => {
  const [value, setValue] = useState(first);
  return (
    <OptionLinks
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
};

const meta: Meta<typeof OptionLinks> = {
  title: "Forms/OptionLinks",
  component: OptionLinks,
  args: { legend: "Size", options: sizes, value: "M", onChange: fn() },
  render: (args) => <Controlled {...args} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="chosen">
        <Controlled legend="Size" options={sizes} value="M" />
      </StoryCell>
      <StoryCell name="chosen and sold out">
        <Controlled legend="Size" options={sizes} value="L" />
      </StoryCell>
      <StoryCell name="all sold out">
        <Controlled legend="Size" options={optionsOf(["S", "M"], "S", "M")} value="S" />
      </StoryCell>
      <StoryCell name="two">
        <Controlled legend="Length" options={optionsOf(["5.5 m", "6.2 m"])} value="5.5 m" />
      </StoryCell>
      <StoryCell name="forty">
        <Controlled legend="Size" options={many} value="38" />
      </StoryCell>
      <StoryCell name="long values">
        <Controlled
          legend="Bed size"
          options={optionsOf(
            [
              "XXL / 42 inch",
              "King, 180 × 200 cm, with two pillow covers",
              "Donaudampfschifffahrt",
            ],
            "XXL / 42 inch",
          )}
          value="XXL / 42 inch"
        />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Controlled legend="Size" options={sizes} value="M" />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Controlled legend="Size" options={sizes} value="M" />
      </StoryCell>
    </StoryGrid>
  ),
};

/** A column of a phone of 360 px. Each value is a target of 44 px. */
export const Narrow: Story = {
  ...snapshot,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  args: { options: many, value: "38" },
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole("link")) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    legend: "Length of the cloth with the blouse piece, measured before its first wash",
    options: optionsOf(["Six metres and twenty centimetres, with a blouse piece", "5.5 m"]),
    value: "5.5 m",
  },
};

export const Zoom200: Story = { ...snapshot, decorators: [zoom200] };

export const FlowKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = (name: string) => canvas.getByRole("link", { name });
    await userEvent.tab();
    await expect(link("XS")).toHaveFocus();
    await expect(link("M")).toHaveAttribute("aria-current", "true");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("S");
    await expect(link("S")).toHaveAttribute("aria-current", "true");
    await expect(link("M")).not.toHaveAttribute("aria-current");
    await expect(canvas.getByRole("group", { name: "Size S" })).toBeVisible();
    await userEvent.click(link("L, sold out"));
    await expect(link("L, sold out")).toHaveAttribute("aria-current", "true");
  },
};

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
