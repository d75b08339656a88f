import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProductGallery } from "../../patterns/ProductGallery/ProductGallery.tsx";
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

const items = ["one", "two"].map((id) => ({
  id,
  label: id,
  panel: id,
  picture: id,
  thumbnail: id,
}));

test.each([
  ["Tabs", <Tabs key="tabs" label="Facts" items={items} />],
  ["ProductGallery", <ProductGallery key="gallery" label="Pictures" items={items} />],
])("%s leaves Alt and an arrow key to the browser", (_name, element) => {
  render(<UiProvider>{element}</UiProvider>);
  const tab = screen.getAllByRole("tab")[0] as HTMLElement;
  tab.focus();
  const event = createEvent.keyDown(tab, { key: "ArrowLeft", altKey: true });
  fireEvent(tab, event);
  expect(event.defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(tab);
});
