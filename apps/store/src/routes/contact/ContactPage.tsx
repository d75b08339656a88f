import type { ReactElement } from "react";
import { contactTexts } from "../../content/contact.ts";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { useContact } from "../../features/contact/useContact.ts";
import { callAfter } from "../../features/popup/callAfter.ts";
import { ResultPopup, usePreloadPopup } from "../../features/popup/ResultPopup.tsx";
import { SENT_MS } from "./sentMessage.ts";
import { ContactForm } from "./ContactForm.tsx";
import { ContactMap } from "./ContactMap.tsx";
import * as styles from "./ContactPage.css.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Contact",
  description: "Write to Pallu, or find the house in Coimbatore.",
};

const ContactPage = (): ReactElement => {
  const contact = useContact();
  usePreloadPopup();

  return (
    <>
      <PageTop title="Contact" text={contactTexts.intro}>
        <div className={styles.layout}>
          <ContactForm
            contact={contact}
            sent={{ title: contactTexts.sentTitle, body: contactTexts.sentBody }}
            onSubmit={(typed) => void contact.submit(typed)}
          />
          <ContactMap />
        </div>
      </PageTop>
      {contact.sent && (
        <ResultPopup
          tone="success"
          title={contactTexts.sentTitle}
          body={contactTexts.sentBody}
          closeText="OK"
          onOpenChange={contact.finish}
          onShown={callAfter(SENT_MS, contact.finish)}
        />
      )}
    </>
  );
};

export default ContactPage;
