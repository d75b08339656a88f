import { Button } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";

interface FilterFormProps {
  /** Id of the form. The sort field outside the form refers to it. */
  id: string;
  query: CatalogueQuery;
  children: ReactNode;
}

/** Without JavaScript the filters submit as a GET form. */
export const FilterForm = ({ id, query, children }: FilterFormProps): ReactElement => (
  <form id={id} action="/allproducts" onSubmit={(event) => event.preventDefault()}>
    {children}
    {query.search && <input type="hidden" name="q" value={query.search} />}
    <noscript>
      <Button type="submit">Show products</Button>
    </noscript>
  </form>
);
