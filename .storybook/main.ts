import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig, type PluginOption } from "vite";
import { sourceAliases } from "../tools/workspacePaths.mjs";
import { componentFacts } from "./componentFacts.ts";
import { describePackage } from "./componentsManifest.ts";

/** Names the icons, which are made by a function, in the code that readers copy. */
const nameIcons: PluginOption = {
  name: "pallu:name-icons",
  transform: {
    filter: { id: /packages\/ui\/src\/icons\/\w+\.ts$/ },
    handler: (code: string): string =>
      [...code.matchAll(/export const (\w+Icon)\b/g)].reduce(
        (named, [, name]) => `${named}\n${name}.displayName = "${name}";`,
        code,
      ),
  },
};

const config: Omit<StorybookConfig, "experimental_manifests"> & {
  experimental_manifests: typeof describePackage;
} = {
  framework: "@storybook/react-vite",
  stories: [
    "../docs/storybook/pages/*.mdx",
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/store/src/**/*.stories.tsx",
  ],
  /* Serves the pictures of the demo and of the shop under the same paths as the shop's server. */
  staticDirs: [
    { from: "../packages/demo/pictures", to: "/uploads" },
    { from: "../packages/demo/pages", to: "/assets/pictures" },
    { from: "../apps/store/public", to: "/" },
  ],
  tags: { internal: { defaultFilterSelection: "exclude" } },
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "storybook-addon-pseudo-states"],
  /* Visitors come to look at components, not to learn Storybook. The themes bring their backgrounds. */
  features: {
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    /* Writes manifests/components.json: components, props and examples for tools and assistants. */
    componentsManifest: true,
  },
  experimental_manifests: describePackage,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  /* The types of props are in packages/ui/props.json. */
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), componentFacts, nameIcons],
      resolve: { alias: sourceAliases },
      build: {
        rolldownOptions: {
          /* The code that readers copy has the names of components. */
          output: { keepNames: true },
          /* Ignores the "use client" directives of Radix, which have no effect in a client bundle. */
          onLog: (
            level: string,
            log: { code?: string },
            report: (level: string, log: object) => void,
          ) => {
            if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
          },
        },
      },
      /* Pre-bundled, because a late discovery would reload the page in the middle of a test run. */
      optimizeDeps: {
        include: [
          "react",
          "react-dom",
          "react-dom/client",
          "react-dom/server",
          "react/jsx-runtime",
          "react/jsx-dev-runtime",
          "@pallu/ui > @radix-ui/react-accordion",
          "@pallu/ui > @radix-ui/react-dialog",
          "@pallu/ui > @radix-ui/react-slider",
        ],
      },
    }),
};

export default config;
