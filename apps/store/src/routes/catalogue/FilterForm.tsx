import type { ReactElement, ReactNode, SubmitEvent } from "react";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";

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
