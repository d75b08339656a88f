import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { Link, useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { openDeskServer, renderPage } from "../desk.fixtures.tsx";
import { useListAddress } from "./address.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const List = (): ReactElement => {
  const { values, hrefWith, change, isFiltered } = useListAddress({
    view: "todo",
    find: "",
    state: ["placed", "confirmed"],
    after: "",
  });
  return (
    <>
      <p>{JSON.stringify(values)}</p>
      <p>{isFiltered ? "filtered" : "whole"}</p>
      <p>{`search ${useLocation().search}`}</p>
      <Link to={hrefWith({ view: "all" })}>All</Link>
      <Link to={hrefWith({ after: "1001" })}>Older</Link>
      <button type="button" onClick={() => change({ find: "Asha", state: [] })}>
        Find Asha
      </button>
      <button type="button" onClick={() => change({ state: ["placed", "confirmed"], find: "" })}>
        Clear
      </button>
    </>
  );
};

test("a list is what its URL says; defaults are left out of it", async () => {
  openDeskServer();
  renderPage(<List />, { path: "/orders?state=shipped&view=all" });
  expect(
    await screen.findByText('{"view":"all","find":"","state":["shipped"],"after":""}'),
  ).toBeVisible();
  expect(screen.getByText("filtered")).toBeVisible();
  await userEvent.click(screen.getByText("Older"));
  expect(screen.getByText("search ?state=shipped&view=all&after=1001")).toBeVisible();
  // Another filter leads to the first page, and an empty list is not the default.
  await userEvent.click(screen.getByText("Find Asha"));
  expect(screen.getByText("search ?view=all&find=Asha&state=")).toBeVisible();
  expect(screen.getByText('{"view":"all","find":"Asha","state":[],"after":""}')).toBeVisible();
  await userEvent.click(screen.getByText("Clear"));
  expect(screen.getByText("search ?view=all")).toBeVisible();
});
