import "@pallu/ui/styles.css";
import "@pallu/ui/fonts.css";
import type { ReactNode } from "react";

export const dynamicParams = false;

export const metadata = { title: "Shop", icons: "data:," };

/** One static page for each theme and direction. */
export const generateStaticParams = () =>
  ["light", "dark"].flatMap((theme) => ["ltr", "rtl"].map((dir) => ({ look: `${theme}-${dir}` })));

export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ look: string }>;
}) {
  const [theme, dir] = (await params).look.split("-");
  return (
    <html lang="en" data-theme={theme} dir={dir}>
      <body>{children}</body>
    </html>
  );
}
