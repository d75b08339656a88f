import { keyframes } from "@vanilla-extract/css";

/** Renders an element that `content-visibility` skips. */
export const renderAll = keyframes({ to: { contentVisibility: "visible" } });
