import { Button, Text, TextField } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { ReadFailure } from "../../platform/Failure.tsx";
import { useRead } from "../../platform/useRead.ts";
import { pictureUrl } from "./pictureUrl.ts";
import * as styles from "./shop.css.ts";

/** Returns the name of a picture as it was uploaded, without size and hash. */
const plainName = (image: string): string => image.replace(/\.\d+x\d+\.[\da-f]{8}\.\w+$/, "");

interface PictureChoiceProps {
  onChoose: (image: string) => void;
}

const Pictures = ({ onChoose }: PictureChoiceProps): ReactElement => {
  const [find, setFind] = useState("");
  const reading = useRead("GET /api/desk/pictures", {
    query: { limit: 24, ...(find.trim() !== "" && { find }) },
  });
  const pictures = reading.data?.pictures ?? [];
  return (
    <>
      <TextField
        label="Find a picture by its name"
        type="search"
        value={find}
        onChange={({ target }) => setFind(target.value)}
      />
      <ReadFailure what="The pictures" reading={reading} />
      {reading.data && pictures.length === 0 && (
        <Text tone="muted">
          {find.trim() === ""
            ? "No picture was uploaded yet: pictures of products are added on their pages."
            : "No picture has that in its name."}
        </Text>
      )}
      <ul className={styles.pictures}>
        {pictures.map(({ id, image }) => (
          <li key={id}>
            <img className={styles.picture} src={pictureUrl(image)} alt="" loading="lazy" />
            <Button size="small" variant="quiet" onClick={() => onChoose(image)}>
              {`Use ${plainName(image)}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Chooses one of the shop's uploaded pictures. They are read when it opens. */
export const PictureChoice = (props: PictureChoiceProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Choose one of the uploaded pictures</summary>
      {isOpen && <Pictures {...props} />}
    </details>
  );
};
