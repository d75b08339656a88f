import type { Meta, StoryObj } from "@storybook/react-vite";
import { MetaList } from "./MetaList.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const facts = [
  { term: "Brand", detail: "Thirubuvanam weavers" },
  { term: "Material", detail: "Pure mulberry silk" },
  { term: "Length", detail: "5.5 m with blouse piece" },
];
const sums = [
  { term: "Sub Total", detail: "₹14,930" },
  { term: "Coupon", detail: "−₹2,986" },
  { term: "Total", detail: "₹11,944", strong: true },
];

const meta: Meta<typeof MetaList> = {
  title: "Text & media/MetaList",
  component: MetaList,
  args: { items: facts },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="facts">
        <MetaList items={facts} />
      </StoryCell>
      <StoryCell name="ledger">
        <MetaList items={sums} layout="ledger" />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      {
        term: "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
        detail:
          "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
      },
    ],
  },
};

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
