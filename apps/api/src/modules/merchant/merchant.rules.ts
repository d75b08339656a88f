import { merchantBannerEndpoints } from "./merchantBanners.rules.ts";
import { merchantCatalogueEndpoints } from "./merchantCatalogue.rules.ts";
import { merchantLogEndpoints } from "./merchantLog.rules.ts";
import { merchantMessageEndpoints } from "./merchantMessages.rules.ts";
import { merchantOrderEndpoints } from "./merchantOrders.rules.ts";
import { merchantOrderChangeEndpoints } from "./merchantOrderChanges.rules.ts";
import { merchantProductEndpoints } from "./merchantProducts.rules.ts";
import { merchantSalesEndpoints } from "./merchantSales.rules.ts";
import { merchantShopEndpoints } from "./merchantShop.rules.ts";
import { merchantStockEndpoints } from "./merchantStock.rules.ts";
import { merchantTodayEndpoints } from "./merchantToday.rules.ts";

/** The endpoints for keys. The shop's own pages do not call them. */
export const merchantEndpoints = {
  ...merchantOrderEndpoints,
  ...merchantOrderChangeEndpoints,
  ...merchantTodayEndpoints,
  ...merchantStockEndpoints,
  ...merchantMessageEndpoints,
  ...merchantCatalogueEndpoints,
  ...merchantProductEndpoints,
  ...merchantBannerEndpoints,
  ...merchantSalesEndpoints,
  ...merchantShopEndpoints,
  ...merchantLogEndpoints,
};
