import type { ReactElement, ReactNode } from "react";
import { useContact } from "../../features/contact/useContact.ts";
import { callAfter } from "../../features/popup/callAfter.ts";
import { ResultPopup, usePreloadPopup } from "../../features/popup/ResultPopup.tsx";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { ContactForm } from "./ContactForm.tsx";
import * as styles from "./ContactLayout.css.ts";

/** Duration of the success message in ms (CON-04). */
const SENT_MS = 5000;

interface ContactLayoutProps {
  intro: string | undefined;
  /** What is shown after a message was sent. */
  sent: { title: string; body: string };
  /** How else to reach the shop, beside the form. */
  children: ReactNode;
}

/** The contact form with its result. */
export const ContactLayout = ({ intro, sent, children }: ContactLayoutProps): ReactElement => {
  const contact = useContact();
  usePreloadPopup();
  return (
    <>
      <PageTop title="Contact" text={intro}>
        <div className={styles.layout}>
          <ContactForm
            contact={contact}
            sent={sent}
            onSubmit={(typed) => void contact.submit(typed)}
          />
          {children}
        </div>
      </PageTop>
      {contact.sent && (
        <ResultPopup
          tone="success"
          title={sent.title}
          body={sent.body}
          closeText="OK"
          onOpenChange={contact.finish}
          onShown={callAfter(SENT_MS, contact.finish)}
        />
      )}
    </>
  );
};
