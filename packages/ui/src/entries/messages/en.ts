import { checkboxGroupLabels } from "../../components/CheckboxGroup/CheckboxGroup.tsx";
import { colourSwatchesLabels } from "../../components/ColourSwatches/ColourSwatches.tsx";
import { comboboxLabels } from "../../components/Combobox/Combobox.tsx";
import { dialogLabels } from "../../components/Dialog/dialogLabels.ts";
import { linkLabels } from "../../components/Link/Link.tsx";
import { needsScriptsLabels } from "../../components/NeedsScripts/NeedsScripts.tsx";
import { noticeLabels } from "../../components/Notice/Notice.tsx";
import { optionLinksLabels } from "../../components/OptionLinks/OptionLinks.tsx";
import { passwordFieldLabels } from "../../components/PasswordField/PasswordField.tsx";
import { priceLabels } from "../../components/Price/Price.tsx";
import { quantityStepperLabels } from "../../components/QuantityStepper/QuantityStepper.tsx";
import { starRatingLabels } from "../../components/StarRating/StarRating.tsx";
import { textAreaLabels } from "../../components/TextArea/TextArea.tsx";
import { articleBodyLabels } from "../../sections/ArticleLayout/ArticleBody.tsx";
import { carouselLabels } from "../../patterns/Carousel/Carousel.tsx";
import { cartTableLabels } from "../../patterns/CartTable/CartTable.tsx";
import { clothStripLabels } from "../../patterns/ClothStrip/ClothStrip.tsx";
import { commentsLabels } from "../../sections/Comments/Comments.tsx";
import { countdownLabels } from "../../patterns/Countdown/Countdown.tsx";
import { lifeSizeLabels } from "../../patterns/LifeSize/LifeSizeDialog.tsx";
import { lightboxLabels } from "../../patterns/Lightbox/Lightbox.tsx";
import { newsletterFormLabels } from "../../patterns/NewsletterForm/NewsletterForm.tsx";
import { ordersTableLabels } from "../../patterns/OrdersTable/OrdersTable.tsx";
import { productCardLabels } from "../../patterns/ProductCard/ProductCard.tsx";
import { filterChipsLabels } from "../../patterns/ResultBar/ResultBar.tsx";
import { searchDialogLabels } from "../../patterns/SearchDialog/SearchDialog.tsx";
import { searchPanelLabels } from "../../patterns/SearchPanel/SearchPanel.tsx";
import { siteHeaderLabels } from "../../patterns/SiteHeader/siteHeaderLabels.ts";
import { wishlistCardLabels } from "../../patterns/WishlistCard/WishlistCard.tsx";
import { wordmarkLabels } from "../../patterns/Wordmark/Wordmark.tsx";
import type { DeskMessages } from "../../provider/deskMessages.ts";
import type { Messages } from "../../provider/messages.ts";

/**
 * The English texts, which are the defaults of the components. Copy them to start a translation. Those of `@pallu/ui/desk` are
 * left out: shops would load them.
 */
export const messages: Omit<Messages, keyof DeskMessages> = {
  articleBody: articleBodyLabels,
  carousel: carouselLabels,
  cartTable: cartTableLabels,
  checkboxGroup: checkboxGroupLabels,
  clothStrip: clothStripLabels,
  colourSwatches: colourSwatchesLabels,
  combobox: comboboxLabels,
  comments: commentsLabels,
  countdown: countdownLabels,
  dialog: dialogLabels,
  filterChips: filterChipsLabels,
  lifeSize: lifeSizeLabels,
  lightbox: lightboxLabels,
  link: linkLabels,
  needsScripts: needsScriptsLabels,
  newsletterForm: newsletterFormLabels,
  notice: noticeLabels,
  optionLinks: optionLinksLabels,
  ordersTable: ordersTableLabels,
  passwordField: passwordFieldLabels,
  price: priceLabels,
  productCard: productCardLabels,
  quantityStepper: quantityStepperLabels,
  searchDialog: searchDialogLabels,
  searchPanel: searchPanelLabels,
  siteHeader: siteHeaderLabels,
  starRating: starRatingLabels,
  textArea: textAreaLabels,
  wishlistCard: wishlistCardLabels,
  wordmark: wordmarkLabels,
};
