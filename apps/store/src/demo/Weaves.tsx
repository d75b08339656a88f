import { Heading, PackageIcon, Picture, Stack, TruckIcon, UndoIcon } from "@pallu/ui";
import type { ReactElement } from "react";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { moreTexts as texts, weaves } from "@pallu/demo/content/weaves.ts";
import { searchPath } from "../sections/searchPath.ts";
import * as styles from "../sections/MoreToSee.css.ts";

const promises = [
  { Icon: TruckIcon, text: texts.shipping },
  { Icon: UndoIcon, text: texts.days },
  { Icon: PackageIcon, text: texts.parcel },
] as const;

/** What the shop promises. */
export const Promises = (): ReactElement => (
  <ul role="list" className={styles.promises}>
    {promises.map(({ Icon, text }) => (
      <li key={text} className={styles.promise}>
        <Icon size={20} />
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** Weaves that lead to their products. */
export const Weaves = (): ReactElement => (
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
