import { Button, EmptyState, Skeleton, TextField } from "@pallu/ui";
import { Dialog } from "@pallu/ui/dialog";
import { useState } from "react";
import type { ReactElement } from "react";
import { ReadFailure } from "../Failure.tsx";
import { useRead } from "../useRead.ts";
import * as styles from "./pictures.css.ts";
import { pictureUrl } from "./pictureUrl.ts";

const Gallery = ({ onChoose }: { onChoose: (image: string) => void }): ReactElement => {
  const [find, setFind] = useState("");
  const [after, setAfter] = useState<string>();
  const reading = useRead("GET /api/desk/pictures", {
    query: { limit: 24, ...(find === "" ? {} : { find }), ...(after ? { after } : {}) },
  });
  const { data, isPrevious } = reading;
  const next = (!isPrevious && data?.next) || null;
  return (
    <div className={styles.section}>
      <TextField
        label="Search by the name of the file"
        type="search"
        value={find}
        onChange={({ target }) => {
          setAfter(undefined);
          setFind(target.value);
        }}
      />
      <ReadFailure what="The pictures" reading={reading} />
      {!data && !reading.failure && <Skeleton lines={4} />}
      {data && (
        <ul role="list" className={styles.gallery}>
          {data.pictures.map(({ id, image }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.galleryButton}
                onClick={() => onChoose(image)}
              >
                <img
                  className={styles.galleryPicture}
                  src={pictureUrl(image)}
                  alt={image.split(".")[0] ?? image}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {data?.pictures.length === 0 && !isPrevious && (
        <EmptyState
          title={find === "" ? "No picture was uploaded yet" : "No picture has this name"}
        >
          {find === ""
            ? "Pictures that you upload to products are here, to be used again."
            : "Search for a part of the name."}
        </EmptyState>
      )}
      <div className={styles.actions}>
        {after !== undefined && (
          <Button variant="quiet" size="small" onClick={() => setAfter(undefined)}>
            Newest
          </Button>
        )}
        {next !== null && (
          <Button variant="secondary" size="small" onClick={() => setAfter(next)}>
            Older pictures
          </Button>
        )}
      </div>
    </div>
  );
};

/** A button that opens the pictures that were uploaded before. */
export const ShopPictures = ({ onChoose }: { onChoose: (image: string) => void }): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title="Pictures of the shop"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="small">
          Use a picture of the shop
        </Button>
      }
    >
      <Gallery
        onChoose={(image) => {
          onChoose(image);
          setOpen(false);
        }}
      />
    </Dialog>
  );
};
