/** Scale and offset of the picture's centre from the centre of the viewport, in px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The whole picture. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** Scale after a click or a key. */
export const CLICK_SCALE = 2;
/** Maximum scale of a pinch. */
const MAX_SCALE = 3;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Keeps the edges of the picture at or beyond those of the viewport. Centres a side that fits. */
export const limitZoom = ({ scale, x, y }: Zoom, picture: Size, viewport: Size): Zoom => ({
  scale,
  x: clamp(x, Math.max(0, (picture.width * scale - viewport.width) / 2)),
  y: clamp(y, Math.max(0, (picture.height * scale - viewport.height) / 2)),
});

/** Changes the scale. The place of the picture under `at` stays there; `at` is relative to the centre of the viewport. */
export const zoomTo = (zoom: Zoom, wanted: number, at: Point): Zoom => {
  const scale = Math.max(1, Math.min(MAX_SCALE, wanted));
  const factor = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor };
};

/** Distance and centre of two pointers. */
export const pinchOf = (one: Point, other: Point): Point & { distance: number } => ({
  distance: Math.hypot(one.x - other.x, one.y - other.y),
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
