import { Button } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";

interface FilterFormProps {
  /** The order of the list stands elsewhere and belongs to the form by this id. */
  id: string;
  query: CatalogueQuery;
  /** The tags have boxes of their own. */
  hasTags: boolean;
  children: ReactNode;
}

/** The filters as the form that they are where no script listens to them: sent as the query that the address carries. */
export const FilterForm = ({ id, query, hasTags, children }: FilterFormProps): ReactElement => (
  <form id={id} action="/allproducts" onSubmit={(event) => event.preventDefault()}>
    {children}
    {query.search && <input type="hidden" name="q" value={query.search} />}
    {!hasTags && query.tags.map((tag) => <input key={tag} type="hidden" name="tag" value={tag} />)}
    <noscript>
      <Button type="submit">Show products</Button>
    </noscript>
  </form>
);
