import { Button } from "@pallu/ui";
import type { ReactElement, ReactNode, SubmitEvent } from "react";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import { useHydrated } from "../../platform/rendering/useHydrated.ts";

interface FilterFormProps {
  /** Id of the form. The sort field and the submit button outside the form refer to it. */
  id: string;
  query: CatalogueQuery;
  /** Called instead of the request that the browser would send. */
  onSubmit: () => void;
  children: ReactNode;
}

/** The filters as a GET form of the catalogue. Scripts apply each change at once. */
export const FilterForm = ({ id, query, onSubmit, children }: FilterFormProps): ReactElement => (
  <form
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

interface ShowProductsProps {
  /** Id of the form. */
  form: string;
  /** For example "36 products". */
  countText: string;
}

/** Submits the form. Without scripts the number does not follow the chosen filters, so it is left out. */
export const ShowProducts = ({ form, countText }: ShowProductsProps): ReactElement => (
  <Button type="submit" form={form} fullWidth>
    {`Show ${useHydrated() ? countText : "products"}`}
  </Button>
);
