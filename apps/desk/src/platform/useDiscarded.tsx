import { Button } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";

/** Returns how a page says that something is gone, with a button that brings it back. */
export const useDiscarded = (): ((
  bringBack: () => void,
  text?: string,
  label?: string,
) => void) => {
  const toast = useToast();
  return (bringBack, text = "Discarded", label = "Bring back") => {
    const id = toast.show({
      text,
      durationMs: 15_000,
      action: (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            toast.dismiss(id);
            bringBack();
          }}
        >
          {label}
        </Button>
      ),
    });
  };
};
