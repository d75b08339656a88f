import "@testing-library/jest-dom/vitest";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { articles } from "@pallu/demo/content/articles.ts";
import { posts } from "@pallu/demo/content/posts.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import BlogDetailsV1Page from "./BlogDetailsV1Page.tsx";

afterEach(() => vi.unstubAllGlobals());

const open = (path: string) =>
  openPage(BlogDetailsV1Page, path, { user: null, pattern: "/blog-details-v1/:id?" });
const comments = () => screen.findByRole("region", { name: "Comments" });

test.each([
  ["/blog-details-v1/2", "What zari is, and how to tell"],
  ["/blog-details-v1", "Choosing a first silk saree"],
  ["/blog-details-v1/999", "Choosing a first silk saree"],
])("[BLOG-03] [BLOG-07] %s shows a post without API calls", async (path, title) => {
  const { calls } = open(path);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await comments();
  expect(calls()).toEqual([]);
});

test("[BLOG-03] the table of contents links to every section", async () => {
  open("/blog-details-v1/2");
  const contents = await screen.findByRole("navigation", { name: "On this page" });
  const links = within(contents).getAllByRole("link");
  expect(links).toHaveLength(articles["2"].sections.length);
  for (const link of links)
    expect(document.querySelector(link.getAttribute("href") ?? "")).toHaveTextContent(
      link.textContent,
    );
});

test("[BLOG-08] the closed comment form sends nothing, adds nothing and keeps its input", async () => {
  const { sent } = open("/blog-details-v1/1");
  const section = within(await comments());
  const name = section.getByRole("textbox", { name: "Name" });
  fireEvent.change(name, { target: { value: "Asha" } });
  fireEvent.change(section.getByRole("textbox", { name: "Comment" }), {
    target: { value: "Well said." },
  });
  const before = section.getAllByRole("listitem").length;
  const button = section.getByRole("button", { name: "Post comment" });
  expect(button).toHaveAccessibleDescription(/^Comments are closed/);
  fireEvent.click(button);
  expect(sent).toEqual([]);
  expect(section.getAllByRole("listitem")).toHaveLength(before);
  expect(section.queryByText("Well said.", { selector: "p" })).toBeNull();
  expect(name).toHaveValue("Asha");
});

test("[BLOG-09] each of the ten posts has 500 to 1000 words", () => {
  const words = posts.map(({ id }) => {
    const { opening, sections } = articles[id];
    const blocks = [...opening, ...sections.flatMap((section) => section.blocks)];
    const texts = blocks.map((block) => ("text" in block ? block.text : JSON.stringify(block)));
    return texts.join(" ").split(/\s+/).length;
  });
  expect(Math.min(...words)).toBeGreaterThan(500);
  expect(Math.max(...words)).toBeLessThan(1000);
});

test("[BLOG-11] links to the next three posts", async () => {
  open("/blog-details-v1/9");
  await comments();
  const links = () =>
    within(screen.getByRole("region", { name: "Read on" }))
      .getAllByRole("heading", { level: 3 })
      .map((title) => title.querySelector("a")?.getAttribute("href"));
  expect(links()).toEqual(["/blog-details-v1/10", "/blog-details-v1/1", "/blog-details-v1/2"]);
});
