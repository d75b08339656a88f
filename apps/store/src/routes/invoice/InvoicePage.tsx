import type { OrderRowResponse } from "@pallu/contract";
import {
  ArrowStartIcon,
  Button,
  ButtonLink,
  EmptyState,
  Inline,
  Invoice,
  NeedsScripts,
  PageHeader,
  Picture,
  PrinterIcon,
  Spinner,
  useHydrated,
} from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import { pictureFiles, pictureOf } from "../../features/catalogue/productCard.rules.ts";
import { invoiceOf } from "../../features/orders/invoice.rules.ts";
import { useOrderRows } from "../../features/orders/orders.data.ts";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { Personal } from "../../features/session/Personal.tsx";
import { HttpError } from "../../platform/data/api.ts";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { RetryPanel } from "../../platform/ui/Retry.tsx";
import { shopLabel } from "../../demo/shopLabel.ts";
import { useOwn, usePart } from "../../platform/shop/ownShop.ts";
import { useRouteParams } from "../../platform/routing/routeParams.ts";
import * as styles from "./InvoicePage.css.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Invoice",
  description: "The invoice of one order, to print or keep.",
  isPersonal: true,
};

/** Renders what is shown instead of an invoice. */
const inPlace = (content: ReactNode): ReactElement => (
  <>
    <PageHeader title="Invoice" />
    {content}
  </>
);

const UnknownOrder = (): ReactElement => (
  <EmptyState
    title="There is no such order"
    motif="lens"
    action={<ButtonLink href="/order-history">Order History</ButtonLink>}
  >
    We could not find this order among those of your account. Its number may be mistyped.
  </EmptyState>
);

/** Loads eagerly: pictures must be present before the page is printed. */
const pictureOfRow = ({ product_variant_image: image }: OrderRowResponse): ReactElement => (
  <Picture {...pictureFiles(pictureOf(image))} alt="" sizes="40px" failedText="" eager />
);

/** The label of the shop: in a shop of one's own the seller. */
const useShopLabel = (): string => {
  const own = useOwn();
  const seller = usePart("legal");
  if (!own) return shopLabel;
  return seller ? [seller.name, ...seller.lines].join(", ") : own.shop.name;
};

const InvoiceBody = (): ReactElement => {
  const { orderId } = useRouteParams();
  const { user } = useAuth();
  const label = useShopLabel();
  const { state, rows, error, reload } = useOrderRows(user?.id, orderId);
  const hydrated = useHydrated();
  const [first] = rows;

  if (hydrated && !user) return inPlace(<ButtonLink href="/login">Login</ButtonLink>);
  if (state === "visitor" || state === "loading")
    return inPlace(
      <>
        <NeedsScripts />
        <Spinner text="Loading invoice..." />
      </>,
    );
  if (state === "error" && !(error instanceof HttpError && error.status === 404))
    return inPlace(<RetryPanel onRetry={reload} />);
  if (!first) return inPlace(<UnknownOrder />);
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <Inline justify="between">
          <span className={styles.back}>
            <ButtonLink href="/order-history" variant="quiet" icon={<ArrowStartIcon />}>
              Order History
            </ButtonLink>
          </span>
          <Button icon={<PrinterIcon />} onClick={() => window.print()}>
            Print
          </Button>
        </Inline>
      </div>
      <Invoice {...invoiceOf(first, rows, label, pictureOfRow)} />
    </div>
  );
};

const InvoicePage = (): ReactElement => (
  <PageSection size="small">
    <Personal>
      <InvoiceBody />
    </Personal>
  </PageSection>
);

export default InvoicePage;
