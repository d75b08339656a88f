import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { PrintPage, PrintSheet, printSizes } from "./PrintSheet.tsx";

const slip = (number: string): ReactElement => (
  <PrintPage key={number} label={`Order ${number}`}>
    <h2>{`Order ${number}`}</h2>
    <p>Asha Raman, 12 Gandhi Street, RS Puram, Coimbatore 641002</p>
    <p>1 × Manjal silk saree, rani pink</p>
  </PrintPage>
);

const meta: Meta<typeof PrintSheet> = {
  title: "Desk/PrintSheet",
  component: PrintSheet,
  subcomponents: { PrintPage: PrintPage as never },
  args: { size: "A5", children: [slip("PL-1062"), slip("PL-1061")] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      {printSizes.map((size) => (
        <StoryCell key={size} name={size}>
          <PrintSheet size={size}>{slip(size)}</PrintSheet>
        </StoryCell>
      ))}
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    size: "100x150",
    children: (
      <PrintPage label="Order PL-1062">
        <p>Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekaran and Sons, Handloom House</p>
        <p>{"Long note ".repeat(80)}</p>
      </PrintPage>
    ),
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { children: <PrintPage label="آرڈر">آرڈر PL-1062</PrintPage> },
};

export const FlowOneArticleAPage: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement).getAllByRole("article");
    await expect(pages).toHaveLength(2);
    await expect(pages[0]).toHaveAccessibleName("Order PL-1062");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
