import { Button, FieldGroup, Text } from "@pallu/ui";
import { FileDrop } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { useSend } from "../../platform/useSend.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { changed, controlId } from "./fields.types.ts";
import type { PartFieldProps } from "./fields.types.ts";
import { PictureField } from "./PictureField.tsx";
import { isRecord, textOf } from "./schema.rules.ts";
import type { Json, JsonRecord } from "./schema.rules.ts";
import * as styles from "./shop.css.ts";

/** Draws the outlines of the emblem. */
const Drawing = ({ emblem }: { emblem: JsonRecord }): ReactElement => {
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
  const { schema, label, value, onChange, place, faults, isReadOnly } = props;
  const emblem = isRecord(value) ? value : undefined;
  const { run, isSending, failure } = useSend("POST /api/desk/shop/emblem");
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const answer = await run({ body: { svg: await file.text() } });
    if (answer) onChange(answer.emblem as JsonRecord);
  };
  const picture = emblem?.["kind"] === "picture" ? emblem["picture"] : undefined;
  const fault = [...faults].find(([each]) => each === place || each.startsWith(`${place}.`))?.[1];
  return (
    <FieldGroup legend={label} hint={schema.description} error={fault} id={controlId(place)}>
      {!emblem && <Text tone="muted">The name is shown alone.</Text>}
      {emblem?.["kind"] === "paths" && <Drawing emblem={emblem} />}
      {!isReadOnly && (
        <FileDrop
          label="An SVG file"
          hint="Only its outlines and their colours are used, such as those of a logo."
          accept=".svg,image/svg+xml"
          maxBytes={MAX_BYTES}
          maxFiles={1}
          paste={false}
          disabled={isSending}
          onFiles={([file]) => void read(file)}
        />
      )}
      {!isReadOnly && emblem && picture === undefined && (
        <div className={styles.actions}>
          <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
            Remove the emblem
          </Button>
        </div>
      )}
      <SendFailure failure={failure} />
      <PictureField
        {...props}
        schema={{}}
        label="A picture instead"
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
