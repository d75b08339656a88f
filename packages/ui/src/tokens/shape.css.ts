import { globalStyle } from "@vanilla-extract/css";
import { assignTokens } from "./assignTokens.ts";
import { from } from "./breakpoints.ts";
import { tokenLayer } from "./layers.css.ts";
import { shape, spaceSteps } from "./scale.ts";

const step = (name: keyof typeof spaceSteps) => ({
  vars: assignTokens({ space: spaceSteps[name] }),
});

/** Tokens other than colours and shadows. The same in light and dark; template themes may override them. */
globalStyle(":where(:root)", {
  "@layer": {
    [tokenLayer]: {
      vars: assignTokens(shape),
      "@media": {
        [from("md")]: step("md"),
        [from("xl")]: step("xl"),
        [from("xxl")]: step("xxl"),
      },
    },
  },
});
