import { Button, Stack, TextField } from "@pallu/ui";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { Promises, Weaves } from "../demo/Weaves.tsx";
import { useOwn } from "../platform/shop/ownShop.ts";
import * as styles from "./MoreToSee.css.ts";
import { searchPath } from "./searchPath.ts";

const SearchForm = (): ReactElement => {
  const navigate = useNavigate();
  return (
    <search>
      <form
        action="/allproducts"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("q");
          const term = typeof typed === "string" ? typed.trim() : "";
          void navigate(term ? searchPath(term) : "/allproducts");
        }}
      >
        <div className={styles.field}>
          <TextField label="Search the shop" name="q" type="search" autoComplete="off" />
        </div>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  );
};

interface MoreToSeeProps {
  /** Begins with the promises of the shop instead of a search field. Default false. */
  withPromises?: boolean;
}

/** Shows four weaves that lead to their products, in a shop of one's own a search alone. Sends no request (GLB-07). */
export const MoreToSee = ({ withPromises = false }: MoreToSeeProps): ReactElement => {
  if (useOwn()) return <SearchForm />;
  return (
    <Stack gap="s40">
      {withPromises ? <Promises /> : <SearchForm />}
      <Weaves />
    </Stack>
  );
};
