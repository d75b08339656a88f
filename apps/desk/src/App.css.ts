import { globalStyle } from "@vanilla-extract/css";

/** Messages are not printed: after the sheets they would begin one more page. */
globalStyle("#notices", { "@media": { print: { display: "none" } } });
