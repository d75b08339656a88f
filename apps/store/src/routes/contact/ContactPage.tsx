import { Container, PageHeader, Section } from "@pallu/ui";
import { Suspense, useEffect, useEffectEvent } from "react";
import type { ReactElement } from "react";
import { contactTexts } from "../../content/contact.ts";
import { useContact } from "../../features/contact/useContact.ts";
import { later } from "../../platform/later.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { ContactMap } from "./ContactMap.tsx";
import * as styles from "./ContactPage.css.ts";

const loadDialog = () => import("@pallu/ui/dialog");
const ResultDialog = later(async () => ({ default: (await loadDialog()).ResultDialog }));

/** How long the good news stands before the form is empty again, in milliseconds (CON-04). */
const SENT_MS = 5000;

/** A form and a map (CON-01 to CON-18). */
const ContactPage = (): ReactElement => {
  const contact = useContact();
  const { sent } = contact;
  const onTimeUp = useEffectEvent(contact.finish);

  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(onTimeUp, SENT_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <Section tight>
      <Container>
        <PageHeader
          title="Contact"
          text={contactTexts.intro}
          breadcrumb={{
            label: "Breadcrumb",
            items: [{ label: "Home", href: "/" }, { label: "Contact" }],
          }}
        />
        <div className={styles.layout}>
          <ContactForm
            contact={contact}
            onSubmit={() => {
              void loadDialog().catch(() => undefined);
              void contact.submit();
            }}
          />
          <ContactMap />
        </div>
      </Container>
      {sent && (
        <Suspense>
          <ResultDialog
            isOpen
            tone="success"
            title={contactTexts.sentTitle}
            body={contactTexts.sentBody}
            actionLabel="OK"
            onClose={contact.finish}
          />
        </Suspense>
      )}
    </Section>
  );
};

export default ContactPage;
