import "@pallu/ui/global";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { applyPreferences } from "./platform/preferences.ts";
import { loadPage } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root element.");

applyPreferences();
// Beside the request for the session, not after it.
void loadPage(window.location.pathname.slice("/desk".length));
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/desk">
      <App />
    </BrowserRouter>
  </StrictMode>,
);
