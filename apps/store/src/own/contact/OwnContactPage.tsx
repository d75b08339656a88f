import { Stack } from "@pallu/ui";
import type { ReactElement } from "react";
import { useContact } from "../../features/contact/useContact.ts";
import { callAfter } from "../../features/popup/callAfter.ts";
import { ResultPopup, usePreloadPopup } from "../../features/popup/ResultPopup.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";
import { usePart } from "../../platform/shop/ownShop.ts";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { ContactForm } from "../../routes/contact/ContactForm.tsx";
import * as styles from "../../routes/contact/ContactPage.css.ts";
import { SENT_MS } from "../../routes/contact/sentMessage.ts";
import { OwnSeller } from "./OwnSeller.tsx";
import { OwnAddress } from "./OwnAddress.tsx";

export const meta: PageMeta = { title: "Contact", description: "Contact" };

/** The contact form, and how to reach the shop if the shopkeeper has written it. */
const OwnContactPage = (): ReactElement => {
  const contact = useContact();
  const part = usePart("contact") ?? {};
  const seller = usePart("legal");
  const sent = {
    title: part.sentTitle ?? "Message sent",
    body: part.sentBody ?? "Thank you for writing.",
  };
  usePreloadPopup();
  return (
    <>
      <PageTop title="Contact" text={part.intro}>
        <div className={styles.layout}>
          <ContactForm
            contact={contact}
            sent={sent}
            onSubmit={(typed) => void contact.submit(typed)}
          />
          <Stack gap="s40">
            <OwnAddress contact={part} />
            {seller && <OwnSeller seller={seller} />}
          </Stack>
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

export default OwnContactPage;
