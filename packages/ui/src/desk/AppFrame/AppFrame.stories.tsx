import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, type ReactElement } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, forced, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Popover } from "../../components/Popover/Popover.tsx";
import { Toaster, useToast } from "../../components/Toast/Toaster.tsx";
import { orderColumns, orderRows } from "../orders.fixtures.tsx";
import { SaveBar } from "../SaveBar/SaveBar.tsx";
import { SelectableTable } from "../SelectableTable/SelectableTable.tsx";
import { AppFrame } from "./AppFrame.tsx";
import { frameItems } from "./frameItems.fixtures.tsx";

const page = (
  <>
    <Heading level={1} size="h2">
      Orders
    </Heading>
    <SelectableTable caption="To do" columns={orderColumns} rows={orderRows} />
    <SaveBar state="changed" onSave={fn()} onDiscard={fn()} />
  </>
);

const meta: Meta<typeof AppFrame> = {
  title: "Desk/AppFrame",
  component: AppFrame,
  args: {
    brand: "Kaveri Looms",
    items: frameItems,
    foot: (
      <Button variant="secondary" size="small">
        Sign out
      </Button>
    ),
    children: page,
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "560px" } } },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { tags: ["axe"], ...gridSnapshot };

/** A phone: four pages and "More" at the lower edge, with the bar of the page above them. */
export const Narrow: Story = {
  globals: { viewport: { value: "w360" } },
  play: async ({ canvasElement, canvas }) => {
    await expectNoOverflow({ canvasElement });
    const nav = canvas.getByRole("navigation", { name: "Desk" });
    await expect(within(nav).getAllByRole("link")).toHaveLength(4);
    await expect(within(nav).getByRole("link", { name: "Orders 12 to do" })).toBeVisible();
  },
};

/** The other pages are in a sheet. The focus returns from it. */
export const FlowMore: Story = {
  globals: { viewport: { value: "w360" } },
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "More" });
    await userEvent.click(more);
    const sheet = await screen.findByRole("dialog", { name: "More" });
    await expect(within(sheet).getByRole("link", { name: "Settings" })).toBeVisible();
    await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(sheet).not.toBeVisible());
    await expect(more).toHaveFocus();
  },
};

/** The browser returns the focus from the first of nested popovers only. */
const Preferences = (): ReactElement => {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      modal
      title="Preferences"
      trigger={
        <Button ref={trigger} variant="quiet">
          Preferences
        </Button>
      }
      onOpenChange={(open) => {
        if (!open) trigger.current?.focus();
      }}
    >
      Theme
    </Popover>
  );
};

/** What the foot opens is above the sheet, and the focus returns into it. */
export const FlowOpensFromTheFoot: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    foot: <Preferences />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const sheet = await screen.findByRole("dialog", { name: "More" });
    const button = within(sheet).getByRole("button", { name: "Preferences" });
    await userEvent.click(button);
    const preferences = await screen.findByRole("dialog", { name: "Preferences" });
    await expect(within(preferences).getByText("Theme")).toBeVisible();
    await expect(sheet).toBeVisible();
    await userEvent.click(within(preferences).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const Notify = (): ReactElement => {
  const toasts = useToast();
  return (
    <Button onClick={() => toasts.show({ text: "The order is paid", durationMs: Infinity })}>
      Mark paid
    </Button>
  );
};

/** A toast covers neither the bar of the page nor the navigation. */
export const FlowToastIsAboveTheBars: Story = {
  globals: { viewport: { value: "w360" } },
  render: (args) => (
    <Toaster>
      <AppFrame {...args}>
        <Notify />
        {/* Higher than the window, so that the bar sticks. */}
        <SelectableTable caption="Sent" columns={orderColumns} rows={orderRows} />
        <SelectableTable caption="Paid" columns={orderColumns} rows={orderRows} />
        {page}
      </AppFrame>
    </Toaster>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mark paid" }));
    const toast = (await canvas.findByText("The order is paid")).closest("[data-tone]");
    const bar = canvas.getByRole("group", { name: "Changes" });
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    );
  },
};

export const FlowSkips: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Today" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "main");
  },
};

export const LongText: Story = {
  args: {
    brand: "Venkatanarasimharajuvaripeta Handloom Weavers Cooperative Society",
    items: frameItems.map((item) => ({ ...item, label: `${item.label} of the whole shop` })),
  },
  globals: { viewport: { value: "w360" } },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { brand: "کاویری", labels: { skip: "مواد پر جائیں", nav: "ڈیسک" } },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
