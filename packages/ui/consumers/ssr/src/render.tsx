import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";

export const render = (dir: "ltr" | "rtl"): string =>
  renderToString(
    <StrictMode>
      <App dir={dir} />
    </StrictMode>,
  );
