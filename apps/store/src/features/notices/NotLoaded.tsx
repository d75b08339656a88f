import { useEffect, useEffectEvent } from "react";
import { notify } from "./notices.tsx";

interface NotLoadedProps {
  onClose?: () => void;
  onOpenChange?: (open: boolean) => void;
}

/** Stands for an overlay whose chunk cannot be loaded: says so and closes it, so that the next press tries again. */
export const NotLoaded = ({ onClose, onOpenChange }: NotLoadedProps): null => {
  const onFailed = useEffectEvent(() => {
    notify({ text: "This could not be loaded. Please try again.", tone: "danger" });
    onClose?.();
    onOpenChange?.(false);
  });
  useEffect(() => onFailed(), []);
  return null;
};
