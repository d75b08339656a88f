import { useId } from "react";
import type { ReactElement } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { levelBelow, type HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import * as styles from "./Comments.css.ts";

export interface Comment {
  name: string;
  /** Formatted date. */
  date: string;
  /** Machine-readable date, YYYY-MM-DD. */
  dateTime: string;
  text: string;
}

export interface CommentsProps extends RootProps<"section"> {
  /** Heading, optionally with the number of comments. */
  title: string;
  /** Level of the heading. That of the form is one level below. @default 2 */
  headingLevel?: HeadingLevel;
  /** The items, in display order. */
  items: readonly Comment[];
  /** States that nothing is sent. Describes the form and its button. */
  closedText: string;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["comments"]>;
}

export const commentsLabels: Messages["comments"] = {
  form: "Leave a comment",
  name: "Name",
  email: "Email",
  comment: "Comment",
  send: "Post comment",
};

/** A list of comments and a form that submits nothing, with or without JavaScript. */
export const Comments = ({
  title,
  headingLevel = 2,
  items,
  closedText,
  labels,
  ...rest
}: CommentsProps): ReactElement => {
  const id = useId();
  const words = useLabels("comments", commentsLabels, labels);
  const Title = `h${headingLevel}` as const;
  const FormTitle = `h${levelBelow(headingLevel)}` as const;
  return (
    <section {...rest} aria-labelledby={`${id}-title`} className={styles.layout}>
      <div>
        <Title id={`${id}-title`} className={styles.title}>
          {title}
        </Title>
        <ul role="list" className={styles.list}>
          {items.map(({ name, date, dateTime, text }) => (
            <li key={`${name}-${dateTime}`} className={styles.comment}>
              <p className={styles.by}>
                <span className={styles.name}>{name}</span>
                <time dateTime={dateTime}>{date}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      {/* Outside of a dialog, `method="dialog"` submits nothing. */}
      <form
        method="dialog"
        aria-labelledby={`${id}-form`}
        aria-describedby={`${id}-closed`}
        className={styles.form}
      >
        <FormTitle id={`${id}-form`} className={styles.formTitle}>
          {words.form}
        </FormTitle>
        <p id={`${id}-closed`} className={styles.closed}>
          {closedText}
        </p>
        <TextField label={words.name} autoComplete="off" />
        <TextField label={words.email} type="email" dir="ltr" autoComplete="off" />
        <TextArea label={words.comment} rows={4} />
        <div>
          <Button variant="secondary" aria-describedby={`${id}-closed`}>
            {words.send}
          </Button>
        </div>
      </form>
    </section>
  );
};
