import { Button, FieldGroup, Notice, Text } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { useSend } from "../../platform/useSend.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { changed, controlId } from "./fields.types.ts";
import type { PartFieldProps } from "./fields.types.ts";
import { PictureField } from "./PictureField.tsx";
import { pictureUrl } from "../../platform/pictures/pictureUrl.ts";
import { isRecord, textOf } from "./schema.rules.ts";
import type { Json, JsonRecord } from "./schema.rules.ts";
import * as styles from "./shop.css.ts";

/** Draws the emblem of the draft. */
const Drawing = ({ emblem }: { emblem: JsonRecord }): ReactElement => {
  if (emblem["kind"] === "picture")
    return (
      <img className={styles.picture} src={pictureUrl(textOf(emblem["picture"]), 320)} alt="" />
    );
  const paths = Array.isArray(emblem["paths"]) ? (emblem["paths"] as readonly Json[]) : [];
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${textOf(emblem["width"])} ${textOf(emblem["height"])}`}
      aria-hidden="true"
    >
      {paths.filter(isRecord).map((path, index) => (
        <path
          key={index}
          d={textOf(path["d"])}
          fill={textOf(path["fill"])}
          fillRule={path["isEvenOdd"] === true ? "evenodd" : undefined}
        />
      ))}
    </svg>
  );
};

/** Largest SVG, in bytes. */
const MAX_BYTES = 200_000;

/** The emblem: an SVG, of which the server keeps outlines and colours, or a picture of the shop. */
export const EmblemField = (props: PartFieldProps): ReactElement => {
  const { label, value, onChange, place, faults, isReadOnly } = props;
  const emblem = isRecord(value) ? value : undefined;
  const { run, isSending, failure } = useSend("POST /api/desk/shop/emblem");
  const [tooLarge, setTooLarge] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTooLarge(file.size > MAX_BYTES);
    if (file.size > MAX_BYTES) return;
    const answer = await run({ body: { svg: await file.text() } });
    if (answer) onChange(answer.emblem as JsonRecord);
  };
  const picture = emblem?.["kind"] === "picture" ? emblem["picture"] : undefined;
  const fault = [...faults].find(([each]) => each === place || each.startsWith(`${place}.`))?.[1];
  return (
    <FieldGroup legend={label} error={fault} id={controlId(place)}>
      {emblem ? <Drawing emblem={emblem} /> : <Text tone="muted">The name is shown alone.</Text>}
      {!isReadOnly && (
        <div className={styles.actions}>
          <label className={styles.inside}>
            <Text as="span">{isSending ? "Reading the file…" : "Use an SVG file"}</Text>
            <input
              type="file"
              accept=".svg,image/svg+xml"
              disabled={isSending}
              onChange={({ target }) => {
                void read(target.files?.[0]);
                target.value = "";
              }}
            />
          </label>
          {emblem && (
            <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
              Remove the emblem
            </Button>
          )}
        </div>
      )}
      {tooLarge && (
        <Notice tone="danger">
          The file has more than 200 kB. Save the drawing without pictures in it.
        </Notice>
      )}
      <SendFailure failure={failure} />
      <PictureField
        {...props}
        schema={{}}
        label="Or a picture of the shop"
        place={`${place}.picture`}
        isRequired={false}
        value={picture}
        onChange={(change) =>
          onChange((now) => {
            const next = changed(isRecord(now) ? now["picture"] : undefined, change);
            return next === undefined ? undefined : { kind: "picture", picture: next };
          })
        }
      />
    </FieldGroup>
  );
};
