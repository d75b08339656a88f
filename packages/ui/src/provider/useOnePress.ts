import { useEffect } from "react";

/** Longest time in ms between the presses of a double press. */
const doublePressMs = 400;
/** Longest distance in CSS px between them. */
const doublePressPx = 24;

/** Returns the control that an event presses, else its target. A label presses its field. */
const controlOf = ({ target }: Event): EventTarget | null => {
  if (!(target instanceof Element)) return target;
  const control = target.closest("a, button, label, input, select, textarea, summary");
  return (control instanceof HTMLLabelElement ? control.control : control) ?? target;
};

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

const watchPresses = (signal: AbortSignal): void => {
  let last: MouseEvent | null = null;
  let pressed: EventTarget | null = null;
  const isAtOnce = ({ timeStamp, clientX, clientY }: MouseEvent): boolean =>
    last !== null &&
    timeStamp - last.timeStamp < doublePressMs &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < doublePressPx;

  const onClick = (event: PointerEvent): void => {
    const control = controlOf(event);
    // Taps are not counted in all browsers.
    const isFurther = event.detail > 1 || (event.pointerType === "touch" && isAtOnce(event));
    if (isFurther && (control !== pressed || control instanceof HTMLAnchorElement)) stop(event);
    else [last, pressed] = [event, control];
  };
  const onPointerDown = (event: PointerEvent): void => {
    // Events of scripts have no place.
    const hasPlace = event.clientX > 0 || event.clientY > 0;
    if (hasPlace && isAtOnce(event) && controlOf(event) !== pressed) event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === "Enter" && !(event.target instanceof HTMLTextAreaElement))
      stop(event);
  };
  const options = { capture: true, signal };
  window.addEventListener("click", onClick, options);
  window.addEventListener("pointerdown", onPointerDown, options);
  window.addEventListener("keydown", onKeyDown, options);
};

/**
 * Makes a double press on content that moves one press: its second click does nothing on a link or on another control, and
 * closes no dialog that the first one opened. A held Enter presses once.
 */
export const useOnePress = (isActive: boolean): void =>
  useEffect(() => {
    if (!isActive) return undefined;
    const watching = new AbortController();
    watchPresses(watching.signal);
    return () => watching.abort();
  }, [isActive]);
