import { use, createContext } from "react";
import type { AnchorHTMLAttributes, ReactElement, Ref } from "react";
import { Link } from "react-router-dom";

/** Loads what a path needs ahead of the click; given by the entry, which knows the URL table. */
export const PrimeContext = createContext<(href: string) => void>(() => undefined);

export interface ShopLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link that the design system renders: the router's for the shop's own paths, the browser's for all else. */
export const ShopLink = ({ href, ...rest }: ShopLinkProps): ReactElement => {
  const prime = use(PrimeContext);
  // A placeholder '#' goes nowhere, without a jump of the page (FTR-05 to FTR-08).
  if (href === "#") return <a href="#" {...rest} onClick={(event) => event.preventDefault()} />;
  if (!href.startsWith("/") || rest.target === "_blank") return <a href={href} {...rest} />;
  return (
    <Link
      to={href}
      {...rest}
      onPointerEnter={() => prime(href)}
      onFocus={() => prime(href)}
      onTouchStart={() => prime(href)}
    />
  );
};
