import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Pagination } from "./Pagination.tsx";
import { dark, forced, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const hrefOf = (page: number): string => `?page=${page}`;

const meta: Meta<typeof Pagination> = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { current: 6, count: 12, hrefOf },
  parameters: {
    states: ["first", "middle", "last", "few", "compact", "hover", "focus", "one page"],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...snapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="first">
        <Pagination label="First" current={1} count={12} hrefOf={hrefOf} />
      </StoryCell>
      <StoryCell name="middle">
        <Pagination label="Middle" current={6} count={12} hrefOf={hrefOf} />
      </StoryCell>
      <StoryCell name="last">
        <Pagination label="Last" current={12} count={12} hrefOf={hrefOf} />
      </StoryCell>
      <StoryCell name="few">
        <Pagination label="Few" current={2} count={3} hrefOf={hrefOf} />
      </StoryCell>
      <StoryCell name="compact">
        <Pagination label="Compact" compact current={3} count={12} hrefOf={hrefOf} />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Pagination label="Hover" current={2} count={3} hrefOf={hrefOf} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Pagination label="Focus" current={2} count={3} hrefOf={hrefOf} />
      </StoryCell>
    </StoryGrid>
  ),
};

/** A single page needs no pagination. */
export const OnePage: Story = {
  args: { current: 1, count: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).not.toBeInTheDocument();
  },
};

export const LongText: Story = { args: { current: 10_023, count: 12_480 } };

export const Narrow: Story = { globals: { viewport: { value: "360" } } };

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "صفحات",
    previousLabel: "پچھلا صفحہ",
    nextLabel: "اگلا صفحہ",
    pageLabel: (page) => `صفحہ ${page}`,
    positionText: (page, pages) => `صفحہ ${page} از ${pages}`,
  },
};

export const FlowMarksCurrentPage: Story = {
  args: { current: 1 },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole("navigation", { name: "Pages" }));
    await expect(nav.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 1");
    const previous = nav.getByRole("link", { name: "Previous page" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await expect(previous).not.toHaveAttribute("href");
    await expect(nav.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "?page=2");
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
