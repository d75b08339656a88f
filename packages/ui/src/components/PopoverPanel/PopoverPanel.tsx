import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./PopoverPanel.css.ts";

export interface PopoverPanelProps {
  /** The button's name, with what its badge counts: "Bag, 22 items". */
  label: string;
  /** Stands in the button. */
  icon: ReactNode;
  /** A `CountBadge` on the button. */
  badge?: ReactNode;
  /** The panel's heading and name. */
  title: string;
  /** The edge of the button that the panel keeps to. */
  align?: "start" | "end" | undefined;
  /** What the panel holds. */
  children: ReactNode;
}

/**
 * A button and the panel it discloses. It is no dialog: the page stays at hand, and the panel closes on Escape, on
 * a press elsewhere and when the focus leaves it.
 */
export const PopoverPanel = ({
  label,
  icon,
  badge,
  title,
  align = "end",
  children,
}: PopoverPanelProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const isOutside = (target: EventTarget | null): boolean =>
      !(target instanceof Node && root.current?.contains(target));
    const onAway = ({ target }: Event): void => {
      if (isOutside(target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", onAway);
    document.addEventListener("focusin", onAway);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onAway);
      document.removeEventListener("focusin", onAway);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={styles.root}>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {badge}
      </IconButton>
      {isOpen && (
        <section
          id={panelId}
          aria-label={title}
          // A long panel is scrolled by keys, too.
          tabIndex={0}
          className={classNames(styles.panel, align === "start" && styles.start)}
        >
          <p className={styles.title}>{title}</p>
          {children}
        </section>
      )}
    </div>
  );
};
