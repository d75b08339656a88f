import { useEffect, useId, useRef, type MouseEvent, type ReactElement } from "react";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import { isPlainClick } from "../../style/isPlainClick.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Notice } from "../Notice/Notice.tsx";
import * as styles from "./ErrorSummary.css.ts";

export interface FieldProblem {
  /** Id of the control, or of the group of controls. */
  id: string;
  /** The error, as it is at the control. */
  text: string;
}

export interface ErrorSummaryProps extends RootProps<"div", "title" | "children"> {
  /** Heading, for example "Two fields need a correction". */
  title: string;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** What is wrong, in the order of the form. Without problems nothing is rendered. */
  items: readonly FieldProblem[];
}

const controls = "input, select, textarea, button, [tabindex]";

/** Moves the focus to a control, or to the first one of a group. */
const focusOn = (id: string): void => {
  const target = document.getElementById(id);
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls);
  control?.focus();
};

const Summary = ({
  title,
  headingLevel = 2,
  items,
  ref,
  ...rest
}: ErrorSummaryProps): ReactElement => {
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const Title = `h${headingLevel}` as const;
  useEffect(() => summary.current?.focus(), []);
  const onClick = (event: MouseEvent, id: string): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    focusOn(id);
  };
  return (
    <Notice
      aria-labelledby={titleId}
      {...rest}
      ref={useMergedRefs(ref, summary)}
      tabIndex={-1}
      role="group"
      tone="danger"
      live={false}
    >
      <Title id={titleId} className={styles.title}>
        {title}
      </Title>
      <ul className={styles.list}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} onClick={(event) => onClick(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

/**
 * The errors of a form that was refused. It takes the focus when it appears, and each error links to its control. Give it
 * a `key` that changes with each submit, so that it takes the focus each time.
 */
export const ErrorSummary = (props: ErrorSummaryProps): ReactElement | null =>
  props.items.length === 0 ? null : <Summary {...props} />;
