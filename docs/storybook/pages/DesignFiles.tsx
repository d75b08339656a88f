import { strToU8, zipSync } from "fflate";
import { useState, type ReactElement } from "react";
import { Button } from "../../../packages/ui/src/components/Button/Button.tsx";
import { TokenTable } from "../../../packages/ui/src/foundations/TokenTable.tsx";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface DesignFile {
  name: string;
  shows: string;
  type: string;
  /** Computes the file when it is asked for. */
  load: () => Promise<string | Uint8Array<ArrayBuffer>>;
}

const files: readonly DesignFile[] = [
  {
    name: "figma.json",
    shows: "All tokens as variables for Figma, with a mode for each theme.",
    type: "application/json",
    load: async () => json((await import("../../../packages/ui/build/tokenFiles.ts")).figmaOf()),
  },
  {
    name: "tokens.json",
    shows: "All tokens in the format of the Design Tokens Community Group.",
    type: "application/json",
    load: async () =>
      json((await import("../../../packages/ui/build/tokenFiles.ts")).designTokensOf()),
  },
  {
    name: "tokens.css",
    shows: "All tokens as CSS variables, for pages without the components.",
    type: "text/css",
    load: async () => (await import("../../../packages/ui/build/tokenFiles.ts")).cssOf(),
  },
  {
    name: "icons.zip",
    shows: "Every icon as SVG, 24 px, in the colour of the text.",
    type: "application/zip",
    load: async () => {
      const [{ iconFilesOf }, icons] = await Promise.all([
        import("../../../packages/ui/build/iconFiles.ts"),
        import("../../../packages/ui/src/icons.ts"),
      ]);
      const entries = Object.entries(iconFilesOf(icons));
      return zipSync(Object.fromEntries(entries.map(([name, text]) => [name, strToU8(text)])));
    },
  },
];

const save = async ({ name, type, load }: DesignFile): Promise<void> => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await load()], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const Download = ({ file }: { file: DesignFile }): ReactElement => {
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await save(file);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="small" busy={isBusy} onClick={() => void press()}>
      Download {file.name}
    </Button>
  );
};

/** The files for design tools, made from the tokens of this Storybook. */
export const DesignFiles = (): ReactElement => (
  <TokenTable
    label="Files for design tools"
    heads={["File", "Has", "Download"]}
    rows={files.map((file) => ({
      key: file.name,
      cells: [file.name, file.shows, <Download key="download" file={file} />],
    }))}
  />
);
