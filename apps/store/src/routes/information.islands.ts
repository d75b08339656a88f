import AboutStory from "./about/AboutStory.tsx";
import DemoAccount from "./my-account/DemoAccount.tsx";
import ClientWall from "./our-clients/ClientWall.tsx";
import Questions from "./faq/Questions.tsx";
import MethodList from "./payment-method/MethodList.tsx";
import ShippingOptions from "./shipping-method/ShippingOptions.tsx";
import TeamWall from "./team/TeamWall.tsx";
import Terms from "./terms-and-conditions/Terms.tsx";

/** Server-only islands of the information pages, by id. */
export const informationIslands = {
  about: AboutStory,
  clients: ClientWall,
  demoAccount: DemoAccount,
  paymentMethods: MethodList,
  questions: Questions,
  shipping: ShippingOptions,
  team: TeamWall,
  terms: Terms,
};
