import type { ReactElement } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import type { Messages } from "../../provider/messages.ts";

interface UploadButtonsProps {
  id: string;
  name: string;
  /** Whether "Try again" may help. */
  canRetry: boolean;
  /** Icon of "Remove". */
  icon: ReactElement;
  texts: Pick<Messages["fileDrop"], "remove" | "retry" | "retryText">;
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

/** "Try again" and "Remove" of a file in a list. */
export const UploadButtons = ({
  id,
  name,
  canRetry,
  icon,
  texts,
  onRemove,
  onRetry,
}: UploadButtonsProps): ReactElement => (
  <>
    {canRetry && onRetry && (
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.retry(name)}
        onClick={() => onRetry(id)}
      >
        {texts.retryText}
      </Button>
    )}
    {onRemove && <IconButton label={texts.remove(name)} icon={icon} onClick={() => onRemove(id)} />}
  </>
);
