import { SearchDialog } from "@pallu/ui";
import { Suspense, useDeferredValue, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { ErrorBoundary } from "../../platform/rendering/ErrorBoundary.tsx";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";

const Search = lazyWithRetry(() => import("./Search.tsx"));

export const preloadSearch = Search.preload;

/** Shows the search field at once. The suggestions follow in a later frame, and when their chunk is loaded. */
export const SearchSlot = ({ onClose }: { onClose: () => void }): ReactElement => {
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const hasPanel = useDeferredValue(true, false);
  const term = query.trim();
  const shared = { value: query, field, listId: "found", onChange: setQuery };
  const go = (path: string): void => {
    onClose();
    void navigate(path);
  };
  return (
    <SearchDialog
      {...shared}
      title="Search"
      label="Search the shop"
      onSubmit={() => go(`/allproducts${term && `?q=${encodeURIComponent(term)}`}`)}
      onOpenChange={onClose}
    >
      {hasPanel && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Search {...shared} onGo={go} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SearchDialog>
  );
};
