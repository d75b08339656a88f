/** Whether a press is on the content, not on the scrollbar below it. */
const isOnContent = (scroller: HTMLElement, { clientY }: PointerEvent): boolean =>
  clientY < scroller.getBoundingClientRect().top + scroller.clientTop + scroller.clientHeight;

/**
 * Scrolls an element sideways while the mouse drags it. Touch, wheel and keys stay native. Returns a function that
 * stops it.
 */
export const startDragScroll = (scroller: HTMLElement): (() => void) => {
  const end = new AbortController();
  let grip: { pointerId: number; clientX: number; scrollLeft: number } | null = null;
  const setState = (state: "ready" | "active"): void => {
    scroller.dataset["drag"] = state;
  };
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.button !== 0 || !isOnContent(scroller, event))
      return;
    const { pointerId, clientX } = event;
    grip = { pointerId, clientX, scrollLeft: scroller.scrollLeft };
    scroller.setPointerCapture(pointerId);
    setState("active");
  };
  const onMove = ({ pointerId, clientX }: PointerEvent): void => {
    if (grip?.pointerId === pointerId)
      scroller.scrollLeft = grip.scrollLeft + grip.clientX - clientX;
  };
  const onRelease = (): void => {
    grip = null;
    setState("ready");
  };
  const { signal } = end;
  scroller.addEventListener("pointerdown", onDown, { signal });
  scroller.addEventListener("pointermove", onMove, { signal });
  for (const kind of ["pointerup", "pointercancel"] as const)
    scroller.addEventListener(kind, onRelease, { signal });
  setState("ready");
  return () => {
    end.abort();
    delete scroller.dataset["drag"];
  };
};
