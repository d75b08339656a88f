import { Button } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";

/** Returns how a form says that what was typed is discarded, with a button that brings it back. */
export const useDiscarded = (): ((bringBack: () => void) => void) => {
  const toast = useToast();
  return (bringBack) => {
    const id = toast.show({
      text: "Discarded",
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
          Bring back
        </Button>
      ),
    });
  };
};
