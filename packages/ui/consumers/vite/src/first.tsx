import "@pallu/ui/styles.css";
import "@pallu/ui/fonts.css"; // optional
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { FirstPage } from "./FirstPage.tsx";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <FirstPage />
    </StrictMode>,
  );
