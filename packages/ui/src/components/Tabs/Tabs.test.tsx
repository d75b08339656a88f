import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { Tab, TabList, TabPanel, Tabs, TabsRoot } from "./Tabs.tsx";

afterEach(cleanup);

test("an arrow key passes a disabled tab", () => {
  render(
    <UiProvider>
      <TabsRoot defaultValue="a">
        <TabList label="Facts">
          <Tab value="a">A</Tab>
          <Tab value="b" disabled>
            B
          </Tab>
          <Tab value="c">C</Tab>
        </TabList>
        <TabPanel value="a">Panel</TabPanel>
      </TabsRoot>
    </UiProvider>,
  );
  const [first, , last] = screen.getAllByRole("tab");
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: "ArrowRight" });
  expect(document.activeElement).toBe(last);
});

test("leaves Alt and an arrow key to the browser", () => {
  const items = ["one", "two"].map((id) => ({ id, label: id, panel: id }));
  render(
    <UiProvider>
      <Tabs label="Facts" items={items} />
    </UiProvider>,
  );
  const tab = screen.getAllByRole("tab")[0] as HTMLElement;
  tab.focus();
  const event = createEvent.keyDown(tab, { key: "ArrowLeft", altKey: true });
  fireEvent(tab, event);
  expect(event.defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(tab);
});

test("tabs and panels with ids of the application name each other by them", () => {
  const app = (id?: string) => (
    <UiProvider>
      <TabsRoot defaultValue="a">
        <TabList label="Facts">
          <Tab value="a" {...(id && { id: `${id}-tab` })}>
            A
          </Tab>
          <Tab value="b">B</Tab>
        </TabList>
        <TabPanel value="a" {...(id && { id: `${id}-panel` })}>
          Panel
        </TabPanel>
        <TabPanel value="b">Other panel</TabPanel>
      </TabsRoot>
    </UiProvider>
  );
  const { rerender } = render(app("mine"));
  const expectNamed = (): void => {
    for (const tab of screen.getAllByRole("tab")) {
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      expect(panel?.getAttribute("role")).toBe("tabpanel");
      expect(panel?.getAttribute("aria-labelledby")).toBe(tab.id);
    }
  };
  expectNamed();
  expect(screen.getByRole("tab", { name: "A" }).id).toBe("mine-tab");
  expect(screen.getByRole("tabpanel", { name: "A" }).id).toBe("mine-panel");
  rerender(app());
  expectNamed();
  expect(document.getElementById("mine-tab")).toBeNull();
});
