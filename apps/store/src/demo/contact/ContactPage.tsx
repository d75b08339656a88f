import type { ReactElement } from "react";
import { contactTexts } from "@pallu/demo/content/contact.ts";
import type { PageMeta } from "../../platform/routing/route.ts";
import { ContactLayout } from "../../sections/contact/ContactLayout.tsx";
import { ContactMap } from "./ContactMap.tsx";

export const meta: PageMeta = {
  title: "Contact",
  description: "Write to Pallu, or find the house in Coimbatore.",
};

const ContactPage = (): ReactElement => (
  <ContactLayout
    intro={contactTexts.intro}
    sent={{ title: contactTexts.sentTitle, body: contactTexts.sentBody }}
  >
    <ContactMap />
  </ContactLayout>
);

export default ContactPage;
