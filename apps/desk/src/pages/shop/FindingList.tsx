import { Link } from "@pallu/ui";
import type { ReactElement } from "react";
import type { Output } from "../../platform/callTypes.ts";
import { partWords } from "./parts.rules.ts";
import * as styles from "./shop.css.ts";

export type Finding = Output<"GET /api/desk/shop/findings">["findings"][number];

/** What a shop still needs, or what may be wrong in it, each with a link to its form. */
export const FindingList = ({ findings }: { findings: readonly Finding[] }): ReactElement => (
  <ul className={styles.list}>
    {findings.map(({ place, part, where, reason }) => (
      <li key={place + reason} className={styles.finding}>
        {part === null ? (
          <bdi>{place}</bdi>
        ) : (
          <Link href={`/shop/${part}`}>{partWords[part].label}</Link>
        )}
        {where !== "" && `, ${where.charAt(0).toLowerCase()}${where.slice(1)}`}
        {": "}
        <bdi>{reason}</bdi>
      </li>
    ))}
  </ul>
);
