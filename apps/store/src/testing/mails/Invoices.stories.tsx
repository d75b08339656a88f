import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import invoice from "./invoice.pdf.txt?raw";
import invoiceArabic from "./invoiceArabic.pdf.txt?raw";

const files = { invoice, invoiceArabic };

interface InvoiceFileProps {
  /** Invoice to show: a file that the shop renders, in base64. */
  file: keyof typeof files;
  /** True for a dark mail client. The page of the invoice stays light, like paper. */
  isDark: boolean;
  /** Direction of the mail client. */
  dir: "ltr" | "rtl";
}

const InvoiceFile = ({ file, isDark, dir }: InvoiceFileProps): ReactElement => {
  const data = `data:application/pdf;base64,${files[file].trim()}`;
  return (
    <main
      dir={dir}
      style={{ colorScheme: isDark ? "dark" : "light", background: "Canvas", color: "CanvasText" }}
    >
      <h1>Invoice PL-7K3M9QX2VA</h1>
      <object
        data={data}
        type="application/pdf"
        aria-label="Invoice PL-7K3M9QX2VA"
        style={{ inlineSize: "100%", blockSize: 900 }}
      >
        <p>
          This browser shows no PDF.{" "}
          <a href={data} download="invoice-PL-7K3M9QX2VA.pdf" style={{ color: "inherit" }}>
            Save the invoice
          </a>
        </p>
      </object>
    </main>
  );
};

const meta = {
  title: "Screens/Account/Invoices by mail",
  component: InvoiceFile,
  tags: ["!autodocs", "axe"],
  args: { file: "invoice", isDark: false, dir: "ltr" },
} satisfies Meta<typeof InvoiceFile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Attached: Story = {};

export const Dark: Story = { args: { isDark: true } };

export const RightToLeft: Story = { args: { file: "invoiceArabic", dir: "rtl" } };
