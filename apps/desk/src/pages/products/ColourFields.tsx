import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  Heading,
  IconButton,
  Notice,
  TextField,
  TrashIcon,
} from "@pallu/ui";
import { FieldRow, FileDrop, PictureList } from "@pallu/ui/desk";
import { useState } from "react";
import type { ReactElement } from "react";
import { pictureUrl } from "../../platform/pictures/pictureUrl.ts";
import { ShopPictures } from "../../platform/pictures/ShopPictures.tsx";
import { MAX_PICTURE_BYTES } from "../../platform/pictures/uploadPicture.ts";
import { useUploads } from "../../platform/pictures/useUploads.ts";
import { addPicture, addSize, changeColour, moveColour, removeRows } from "./productForm.rules.ts";
import type { FormColour } from "./productForm.rules.ts";
import type { FormParts, Picture } from "./products.types.ts";
import { SizeFields } from "./SizeFields.tsx";
import type { FormOfProduct } from "./useProductForm.ts";
import * as styles from "./products.css.ts";

interface ColourProps {
  colour: FormColour;
  /** Its place among the colours, from 0. */
  at: number;
  count: number;
  editor: FormOfProduct;
  parts: FormParts;
}

/** Pictures of a colour: uploaded by drop, paste, camera and choice, ordered, described. */
const ColourPictures = ({
  colour,
  at,
  editor,
}: Omit<ColourProps, "parts" | "count">): ReactElement => {
  const { change, errorOf } = editor;
  const [cut, setCut] = useState<readonly string[]>([]);
  const { uploads, add, retry, remove } = useUploads(({ image, isCut }) => {
    change((form) => addPicture(form, colour.key, image));
    if (isCut) setCut((all) => [...all, image]);
  });
  const set = (pictures: readonly Picture[]): void =>
    change((form) => changeColour(form, colour.key, { pictures }));
  const isLoading = uploads.some(({ state }) => state !== "failed");
  const { pictures } = colour;
  const label = `Pictures${colour.name === "" ? "" : ` of ${colour.name}`}`;
  const isCutHere = pictures.some(({ image }) => cut.includes(image));
  return (
    <div className={styles.section} id={`colour-${colour.key}-pictures`}>
      <FileDrop
        label={label}
        hint="Upright pictures of 4:5 look best, such as 1440 by 1800 pixels. The first one leads."
        error={isLoading ? undefined : errorOf(`colour-${colour.key}-pictures`)}
        accept="image/*"
        maxBytes={MAX_PICTURE_BYTES}
        maxFiles={20}
        camera
        // One place of the page takes what is pasted.
        paste={at === 0}
        items={uploads}
        onFiles={add}
        onRetry={retry}
        onRemove={remove}
      />
      <div className={styles.actions}>
        <ShopPictures onChoose={(image) => change((form) => addPicture(form, colour.key, image))} />
      </div>
      {isCutHere && (
        <Notice tone="info">
          Cards crop much of one of these pictures. Take it upright, 4:5, to show all of it.
        </Notice>
      )}
      {pictures.length > 0 && (
        <PictureList
          label={label}
          items={pictures.map(({ image, alt }) => ({
            id: image,
            src: pictureUrl(image, { width: 320, height: 400 }),
            name: image.split(".")[0] ?? image,
            alt,
          }))}
          onReorder={(ids) =>
            set(ids.flatMap((id) => pictures.find(({ image }) => image === id) ?? []))
          }
          onAltChange={(id, alt) =>
            set(pictures.map((picture) => (picture.image === id ? { ...picture, alt } : picture)))
          }
          onRemove={(id) => set(pictures.filter(({ image }) => image !== id))}
        />
      )}
    </div>
  );
};

/** A colour of a product: its name, pictures and sizes. */
export const ColourFields = ({ colour, at, count, editor, parts }: ColourProps): ReactElement => {
  const { form, change, errorOf } = editor;
  const { key, rows } = colour;
  const idOf = (field: string): string => `colour-${key}-${field}`;
  const name = colour.name === "" ? `Colour ${at + 1}` : colour.name;
  const onName = (colourName: string): void => {
    const known = parts.colours.find(
      (each) => each.name.toLowerCase() === colourName.trim().toLowerCase(),
    );
    const shade = known && colour.colour === "" ? { colour: known.colour } : {};
    change((before) => changeColour(before, key, { colourName, ...shade }));
  };
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <Heading level={3} size="h4">
          <bdi>{name}</bdi>
        </Heading>
        <div className={styles.actions}>
          {count > 1 && (
            <>
              <IconButton
                label={`Move ${name} up`}
                icon={<ArrowUpIcon />}
                aria-disabled={at === 0 || undefined}
                onClick={() => change((before) => moveColour(before, key, -1))}
              />
              <IconButton
                label={`Move ${name} down`}
                icon={<ArrowDownIcon />}
                aria-disabled={at === count - 1 || undefined}
                onClick={() => change((before) => moveColour(before, key, 1))}
              />
              <IconButton
                label={`Remove ${name}`}
                icon={<TrashIcon />}
                onClick={() =>
                  change((before) =>
                    removeRows(
                      before,
                      rows.map((row) => row.key),
                    ),
                  )
                }
              />
            </>
          )}
        </div>
      </div>
      <FieldRow>
        <TextField
          id={idOf("colourName")}
          label="Name of the colour"
          optional={count > 1 ? undefined : "optional"}
          maxLength={200}
          list="known-colours"
          dir="auto"
          error={errorOf(idOf("colourName"))}
          value={colour.name}
          onChange={({ target }) => onName(target.value)}
        />
        <TextField
          id={idOf("colour")}
          label="Shade"
          optional="optional"
          hint="Such as #c2185b, for the dot that shoppers press."
          maxLength={7}
          dir="ltr"
          spellCheck={false}
          error={errorOf(idOf("colour"))}
          value={colour.colour}
          onChange={({ target }) =>
            change((before) => changeColour(before, key, { colour: target.value }))
          }
          end={
            <input
              type="color"
              className={styles.shade}
              aria-label={`Choose the shade of ${name}`}
              value={/^#[\da-f]{6}$/i.test(colour.colour) ? colour.colour : "#ffffff"}
              onChange={({ target }) =>
                change((before) => changeColour(before, key, { colour: target.value }))
              }
            />
          }
        />
      </FieldRow>
      <ColourPictures colour={colour} at={at} editor={editor} />
      <div>
        {rows.map((row, index) => (
          <SizeFields
            key={row.key}
            row={row}
            editor={editor}
            optionName={form.optionName}
            name={
              form.optionName === ""
                ? name
                : `${name}, ${row.optionValue === "" ? `${form.optionName} ${index + 1}` : row.optionValue}`
            }
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            isOnly={form.rows.length === 1}
          />
        ))}
      </div>
      {form.optionName !== "" && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => change((before) => addSize(before, key))}
          >
            {`Add ${form.optionName} to ${name}`}
          </Button>
        </div>
      )}
    </section>
  );
};
