import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tab, TabList, TabPanel, Tabs, TabsRoot } from "./Tabs.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const items = [
  { id: "vendor", label: "Vendor Info", panel: "Woven by the Thirubuvanam society." },
  { id: "shipping", label: "Shipping", panel: "Sent from Coimbatore within two days." },
  { id: "care", label: "Care", panel: "Air it, and fold it anew every season." },
];

/** Returns the arrow key for the next tab in the current direction. */
const forward = (): string =>
  document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";

const meta: Meta<typeof Tabs> = {
  title: "Navigation/Tabs",
  component: Tabs,
  subcomponents: {
    Tab: Tab as never,
    TabList: TabList as never,
    TabPanel: TabPanel as never,
    TabsRoot: TabsRoot as never,
  },
  args: { label: "About this saree", items, onChange: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="first">
        <Tabs label="First" items={items} />
      </StoryCell>
      <StoryCell name="second">
        <Tabs label="Second" items={items} defaultValue="shipping" />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Tabs label="Hover" items={items} />
      </StoryCell>
      <StoryCell name="more than fit">
        <Tabs
          label="Many"
          items={[0, 1, 2, 3, 4, 5].flatMap((turn) =>
            items.map((item) => ({ ...item, id: `${item.id}-${turn}` })),
          )}
        />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Tabs label="Focus" items={items} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: "long",
        label:
          "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
        panel:
          "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way.",
      },
    ],
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "تفصیل",
    items: [
      { id: "a", label: "فروخت کنندہ", panel: "تریبھونم کے بنکر" },
      { id: "b", label: "ترسیل", panel: "دو دن میں" },
    ],
  },
};

export const FlowEnglishInAnotherDirection: Story = {
  globals: { dir: "rtl" },
  play: async ({ canvas }) => {
    for (const role of ["tab", "tabpanel"]) {
      const [element] = canvas.getAllByRole(role);
      await expect(element).toHaveStyle({ unicodeBidi: "plaintext" });
    }
  },
};

export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const vendor = canvas.getByRole("tab", { name: "Vendor Info" });
    const shipping = canvas.getByRole("tab", { name: "Shipping" });
    const care = canvas.getByRole("tab", { name: "Care" });
    await userEvent.tab();
    await expect(vendor).toHaveFocus();
    await userEvent.keyboard(forward());
    await expect(shipping).toHaveFocus();
    await expect(shipping).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: "Shipping" })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(care).toHaveFocus();
    await userEvent.keyboard(forward());
    await expect(vendor).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Vendor Info" })).toHaveFocus();
  },
};

/** Parts for tabs between other elements. */
export const Composed: Story = {
  render: () => (
    <TabsRoot defaultValue="fit">
      <TabList label="About this saree">
        <Tab value="care">Care</Tab>
        <Tab value="fit">Fit</Tab>
      </TabList>
      <TabPanel value="care">By hand in cold water.</TabPanel>
      <TabPanel value="fit">One size.</TabPanel>
    </TabsRoot>
  ),
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
