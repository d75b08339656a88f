import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { docgenTypes } from "./docgenTypes.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./pages/*.mdx",
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/store/src/routes/**/*.stories.tsx",
  ],
  /* Screens show the pictures of the demo catalogue and of the shop, where its server has them. */
  staticDirs: [
    { from: "../apps/api/seed/pictures", to: "/uploads" },
    { from: "../apps/store/public", to: "/" },
  ],
  tags: { internal: { defaultFilterSelection: "exclude" } },
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "storybook-addon-pseudo-states"],
  /* Those who come have a shop to look at, not a tool to learn. */
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), docgenTypes],
      build: {
        /* Radix ships "use client" marks for server components; they say nothing here. */
        rolldownOptions: {
          onLog: (
            level: string,
            log: { code?: string },
            report: (level: string, log: object) => void,
          ) => {
            if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
          },
        },
      },
      /* Found late on a cold cache, these would reload the page in the middle of a test run. */
      optimizeDeps: {
        include: [
          "react",
          "react-dom",
          "react-dom/client",
          "react/jsx-runtime",
          "react/jsx-dev-runtime",
          "@pallu/ui > @radix-ui/react-accordion",
          "@pallu/ui > @radix-ui/react-dialog",
          "@pallu/ui > @radix-ui/react-direction",
          "@pallu/ui > @radix-ui/react-slider",
          "@pallu/ui > @tabler/icons-react",
        ],
      },
    }),
};

export default config;
