import "@pallu/ui/styles.css";
import "@pallu/ui/fonts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const { dir, theme = "light" } = Object.fromEntries(new URLSearchParams(location.search));
const direction = dir === "rtl" ? "rtl" : "ltr";
document.documentElement.dir = direction;
document.documentElement.dataset.theme = theme;

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App dir={direction} />
    </StrictMode>,
  );
