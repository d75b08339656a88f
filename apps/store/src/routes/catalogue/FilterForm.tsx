import { useTypedBefore } from "@pallu/ui";
import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactElement, ReactNode, SubmitEvent } from "react";
import { readQuery } from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import { Hydrated } from "../../platform/delivery/hydration.ts";
import { useOwn } from "../../platform/shop/ownShop.ts";

interface FilterFormProps {
  /** Id of the form. The sort field and the submit button outside the form refer to it. */
  id: string;
  query: CatalogueQuery;
  /** Called once with the filters that were set before hydration. */
  onEarly: (query: CatalogueQuery) => void;
  /** Called instead of the request that the browser would send. */
  onSubmit: () => void;
  children: ReactNode;
}

/** Whether a field differs from the document of the server, which marks the selected option. A browser's own does not. */
const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return options.some(({ defaultSelected, selected }) => defaultSelected && !selected);
  }
  return (
    field instanceof HTMLInputElement &&
    (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  );
};

/** Returns the query that the browser would send. */
const queryOf = (form: HTMLFormElement, isOwn: boolean): CatalogueQuery =>
  readQuery(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    ),
    isOwn,
  );

/** The filters as a GET form of the catalogue. Scripts apply each change at once. */
export const FilterForm = ({
  id,
  query,
  onEarly,
  onSubmit,
  children,
}: FilterFormProps): ReactElement => {
  const isOwn = useOwn() !== null;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = use(Hydrated);
  const [early, setEarly] = useState<CatalogueQuery>();
  useTypedBefore(() => {
    if (!isHydrated.current && form.current && [...form.current.elements].some(isChanged))
      setEarly(queryOf(form.current, isOwn));
  });
  const apply = useEffectEvent(onEarly);
  useEffect(() => {
    if (early) apply(early);
  }, [early]);
  return (
    <form
      ref={form}
      id={id}
      action="/allproducts"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {query.search && <input type="hidden" name="q" value={query.search} />}
    </form>
  );
};
