import {
  Button,
  Heading,
  PackageIcon,
  Picture,
  Stack,
  TextField,
  TruckIcon,
  UndoIcon,
} from "@pallu/ui";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { moreTexts as texts, weaves } from "@pallu/demo/content/weaves.ts";
import { useOwn } from "../platform/shop/ownShop.ts";
import * as styles from "./MoreToSee.css.ts";

const searchPath = (term: string): string => `/allproducts?q=${encodeURIComponent(term)}`;

const promises = [
  { Icon: TruckIcon, text: texts.shipping },
  { Icon: UndoIcon, text: texts.days },
  { Icon: PackageIcon, text: texts.parcel },
] as const;

const Promises = (): ReactElement => (
  <ul role="list" className={styles.promises}>
    {promises.map(({ Icon, text }) => (
      <li key={text} className={styles.promise}>
        <Icon size={20} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

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
          <TextField label={texts.label} name="q" type="search" autoComplete="off" />
        </div>
        <Button type="submit" variant="secondary">
          {texts.submitText}
        </Button>
      </form>
    </search>
  );
};

const Weaves = (): ReactElement => (
  <Stack gap="s20">
    <Heading level={2} size="h3">
      {texts.title}
    </Heading>
    <ul role="list" className={styles.tiles}>
      {weaves.map(({ name, image }) => (
        <li key={name}>
          <a href={searchPath(name)} className={styles.tile}>
            <span className={styles.picture}>
              <Picture
                src={image}
                {...samplePicture}
                alt=""
                sizes="(min-width: 768px) 22vw, 46vw"
              />
            </span>
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </Stack>
);

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
