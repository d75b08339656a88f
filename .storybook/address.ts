import { viewportOf, type Notice } from "./globals.ts";

const views = /^\/(?:story|docs|settings)(?:\/|$)/;

const setting = /^viewport(?:\.value)?(?:\[\])?$/;

/**
 * Corrects what Storybook cannot show: a path without a view, for which it shows nothing, and a width that it does not have,
 * for which its interface can fail. Returns the query to use, and a notice about each width that was left out.
 */
export const correctAddress = (
  search: string,
): { readonly search: string; readonly notices: readonly Notice[] } => {
  const query = new URLSearchParams(search);
  const notices: Notice[] = [];
  const path = query.get("path");
  const isPathWrong = path !== null && !views.test(path);
  if (isPathWrong) query.set("path", `/story/${path.replace(/^\/+/, "")}`);

  const globals = query.get("globals") ?? "";
  const corrected = globals
    .split(";")
    .flatMap((pair) => {
      const [name = "", value = ""] = pair.split(":");
      if (!setting.test(name)) return pair;
      const viewport = viewportOf(value);
      if (viewport !== undefined) return `viewport.value:${viewport}`;
      notices.push({
        headline: `There is no width "${value}"`,
        advice: "The story is as wide as the window. Choose another width in the toolbar.",
      });
      return [];
    })
    .join(";");
  const areGlobalsWrong = corrected !== globals;
  if (corrected === "") query.delete("globals");
  else if (areGlobalsWrong) query.set("globals", corrected);
  return isPathWrong || areGlobalsWrong
    ? { search: `?${query.toString()}`, notices }
    : { search, notices };
};
