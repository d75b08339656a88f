import { Button } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";

interface FilterFormProps {
  /** Id of the form. The sort field outside the form refers to it. */
  id: string;
  query: CatalogueQuery;
  /** True if the tags have checkboxes. */
  hasTags: boolean;
  children: ReactNode;
}

/** Without JavaScript the filters submit as a GET form. */
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
