import { SearchDialog, useTypedBefore } from "@pallu/ui";
import { useRef, useState } from "react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { lazyPart } from "../../platform/delivery/lazyPart.tsx";

const Search = lazyPart(() => import("./Search.tsx"));

/** Id of the search, for the button that opens it. */
export const searchId = "search";

/**
 * The search form, which the browser opens. While it is open, suggestions are added when their chunk is loaded. Without
 * scripts it opens the results.
 */
export const SearchSlot = (): ReactElement => {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const dialog = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(() => setQuery(field.current?.value ?? ""));
  const term = query.trim();
  const shared = { value: query, field, listId: "found", onChange: setQuery };
  const go = (path: string): void => {
    dialog.current?.hidePopover();
    void navigate(path);
  };
  return (
    <SearchDialog
      {...shared}
      ref={dialog}
      id={searchId}
      title="Search"
      label="Search the shop"
      href="/allproducts"
      onSubmit={() => go(`/allproducts${term && `?q=${encodeURIComponent(term)}`}`)}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setQuery("");
      }}
    >
      {isOpen && (
        <ErrorBoundary fallback={null}>
          <Search {...shared} onGo={go} />
        </ErrorBoundary>
      )}
    </SearchDialog>
  );
};
