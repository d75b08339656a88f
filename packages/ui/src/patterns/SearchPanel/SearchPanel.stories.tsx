import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { Button } from "../../components/Button/Button.tsx";
import { SearchDialog } from "../SearchDialog/SearchDialog.tsx";
import { SearchPanel } from "./SearchPanel.tsx";
import type { SearchPanelProps } from "./SearchPanel.tsx";
import { dark, overlay, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

type Args = SearchPanelProps & {
  title: string;
  label: string;
};

/** Renders the panel in its dialog. */
const Controlled = ({ title, label, value: first, listId, ...panel }: Args) => {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(first);
  const onChange = (next: string): void => {
    setQuery(next);
    panel.onChange(next);
  };
  return (
    <>
      <Button popoverTarget="search">Open</Button>
      <SearchDialog
        id="search"
        title={title}
        label={label}
        href="/allproducts"
        value={query}
        field={field}
        listId={listId}
        onChange={onChange}
        onSubmit={() => undefined}
      >
        <SearchPanel {...panel} field={field} listId={listId} value={query} onChange={onChange} />
      </SearchDialog>
    </>
  );
};

const open = async (canvas: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvas).getByRole("button", { name: "Open" }));
};

const ofTheDialog = { table: { disable: true } } as const;

const meta = {
  title: "Navigation/SearchPanel",
  component: SearchPanel,
  argTypes: { title: ofTheDialog, label: ofTheDialog },
  render: (args) => <Controlled {...args} />,
  args: {
    title: "Search",
    field: { current: null },
    listId: "results",
    label: "Search the shop",
    value: "silk",
    countText: "3 products",
    emptyText: "Nothing found. Try a fabric, a colour or a place.",
    items: ["Manjal silk saree", "Raw silk kurti", "Rani silk, mango butti"].map((name, index) => ({
      id: name,
      name,
      detail: "Pure Silk Sarees",
      price: "₹12,480",
      match: [name.indexOf("silk"), name.indexOf("silk") + 4] as const,
      picture: <img src={pick(clothPictures, index)} alt="" width={48} height={60} />,
    })),
    recent: ["kanchipuram", "sari blue", "cushion"],
    onChange: fn(),
    onSubmit: fn(),
    onChoose: fn(),
  },
  play: ({ canvasElement }) => open(canvasElement),
  parameters: {
    docs: { story: { inline: false, height: "480px" } },
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...overlay, tags: ["axe"] };
export const Empty: Story = { args: { value: "xyzzy", items: [] } };
const offered = {
  offer: "Best sellers",
  terms: [
    {
      title: "Colours",
      items: [
        { term: "Rani pink", colour: "#b3195c" },
        { term: "Peacock", colour: "#0f5e6d" },
      ],
    },
    { title: "Weaves", items: [{ term: "Kanchipuram" }, { term: "Ikat" }, { term: "Linen" }] },
  ],
};
/** Before typing: recent queries, terms and products. */
export const Offer: Story = { ...overlay, args: { ...offered, value: "" } };
/** Nothing was found: the same offer below the text. */
export const EmptyWithOffer: Story = { args: { ...offered, value: "xyzzy" }, tags: ["axe"] };
export const SeeAll: Story = { args: { allText: "See all 42 for ‘silk’" } };
export const Recent: Story = { args: { value: "", items: [] }, tags: ["axe"] };
export const Matches: Story = {};
export const Emoji: Story = { args: { value: "🪡", items: [] } };
export const LongText: Story = {
  args: {
    value: "handwoven kanchipuram silk saree in arakku maroon with a zari temple border",
    items: [
      {
        id: "long",
        name: "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars",
        detail: "Pure Silk Sarees for weddings",
        price: "₹12,48,000",
      },
    ],
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

/** Arrow Down selects the first result, Enter opens it. */
export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    const field = within(canvasElement).getByRole("combobox", { name: "Search the shop" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}");
    const first = within(canvasElement).getByRole("option", { name: /Manjal/ });
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", first.id);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
/** The last row shows all results, as Enter in the field does. */
export const FlowSeeAll: Story = {
  args: { allText: "See all 42 for ‘silk’" },
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    const field = within(canvasElement).getByRole("combobox", { name: "Search the shop" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}");
    const last = within(canvasElement).getByRole("option", { name: /^See all/ });
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", last.id);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(last);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };
