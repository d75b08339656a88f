import { Button, Heading, RadioGroup, Text, TextField } from "@pallu/ui";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { tokenHeaders } from "../../platform/api.ts";
import { linkTargets } from "../../platform/links/LinkTargets.tsx";
import { useSession } from "../../platform/session.tsx";
import { useRead } from "../../platform/useRead.ts";
import { partWords } from "./parts.rules.ts";
import type { PartName } from "./parts.rules.ts";
import type { Draft } from "./usePartDraft.ts";
import * as styles from "./shop.css.ts";

/** Posts fields to an address by a form of the browser, which shows the answer in the frame of a name. */
const postForm = (
  action: string,
  target: string,
  fields: Readonly<Record<string, string>>,
): void => {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action, target, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
};

interface PartPreviewProps {
  part: PartName;
  /** What is typed. */
  value: Draft["value"];
  isChecking: boolean;
  /** Checks what is typed as saving does. Resolves with it, undefined after a refusal, which the form shows. */
  check: () => Promise<Draft | undefined>;
}

interface Shown extends Draft {
  /** Each preview has a frame of its own, so that a late answer to an earlier one is shown nowhere. */
  frame: string;
  page: string;
  /** How far down the page is shown, in CSS pixels: where the preview before was. */
  top: number;
}

const rootOf = (frame: HTMLIFrameElement | null): HTMLElement | undefined =>
  frame?.contentDocument?.documentElement;

/** A page of the shop with what is typed, before it is saved. Its frame runs no scripts. */
export const PartPreview = ({ part, value, isChecking, check }: PartPreviewProps): ReactElement => {
  const { can } = useSession();
  const seesProducts = part === "product" && can("catalogue:read");
  const products = useRead(
    "GET /api/desk/products",
    seesProducts ? { query: { hidden: "false", limit: 1 } } : null,
  );
  const product = products.data?.products[0]?.id;
  const [typedPage, setPage] = useState<string>();
  const page =
    typedPage ??
    (product === undefined
      ? partWords[part].path
      : `/product-details/${encodeURIComponent(product)}`);
  const [width, setWidth] = useState<"phone" | "wide">("wide");
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const [shown, setShown] = useState<Shown>();
  const [loaded, setLoaded] = useState<string>();
  const count = useRef(0);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!shown) return;
    postForm("/api/desk/preview", shown.frame, {
      part,
      page: shown.page,
      value: JSON.stringify(shown.value),
      expected: shown.version ?? "",
      token: tokenHeaders()["x-desk-token"] ?? "",
    });
  }, [part, shown]);
  useEffect(() => {
    const root = rootOf(frame.current);
    if (root && loaded !== undefined) root.dataset["theme"] = theme;
  }, [loaded, theme]);
  const show = async (): Promise<void> => {
    const draft = await check();
    if (!draft) return;
    count.current += 1;
    const top = shown?.page === page ? (rootOf(frame.current)?.scrollTop ?? 0) : 0;
    setShown({ ...draft, page, top, frame: `preview-${count.current}` });
  };
  const onLoad = (): void => {
    // The empty document before the answer.
    if (!shown || frame.current?.contentDocument?.URL === "about:blank") return;
    setLoaded(shown.frame);
    const root = rootOf(frame.current);
    if (root) root.scrollTop = shown.top;
  };
  const state = !shown
    ? ""
    : loaded !== shown.frame
      ? "Loading …"
      : shown.value === value && shown.page === page
        ? "The preview has all that is typed."
        : "You have changed something since this preview.";
  return (
    <form
      className={styles.page}
      aria-labelledby="preview"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void show();
      }}
    >
      <Heading level={2} size="h4" id="preview">
        Preview
      </Heading>
      <Text tone="muted">
        A page of the shop with what is typed here, before you save it. Nobody else sees it. Its
        links open the shop as it is now.
      </Text>
      <div className={styles.fields}>
        <TextField
          label="Page"
          hint="Choose one from the list, or type a page such as /allproducts."
          list={linkTargets}
          inputMode="url"
          dir="ltr"
          spellCheck={false}
          value={page}
          onChange={({ target }) => setPage(target.value)}
        />
        <RadioGroup
          legend="Width"
          layout="inline"
          options={[
            { value: "wide", label: "Full width" },
            { value: "phone", label: "Phone" },
          ]}
          value={width}
          onChange={setWidth}
        />
        <RadioGroup
          legend="Colours"
          layout="inline"
          options={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={isChecking}>
          {shown ? "Update the preview" : "Show the preview"}
        </Button>
      </div>
      <Text role="status">{state}</Text>
      {shown && (
        <iframe
          key={shown.frame}
          ref={frame}
          name={shown.frame}
          title={`Preview of ${shown.page}`}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className={styles.preview[width]}
          onLoad={onLoad}
        />
      )}
    </form>
  );
};
