import { Heading, Inline, MetaList, Picture, Stack } from "@pallu/ui";
import { OwnText } from "../OwnText.tsx";
import { partPicture } from "../partPicture.ts";
import { partMeta, partPage } from "../partPage.tsx";

export const meta = partMeta("payment", "Payment");

export default partPage("payment", "Payment", ({ methods = [], safety, text }) => (
  <Stack gap="s48">
    {methods.length > 0 && (
      <MetaList
        items={methods.map((method) => ({
          term: method.name,
          detail: (
            <Inline>
              {method.mark !== undefined && (
                <Picture {...partPicture(method.mark, 48, 32)} alt="" sizes="48px" />
              )}
              <span>{method.text}</span>
            </Inline>
          ),
        }))}
      />
    )}
    {safety && (
      <section aria-labelledby="safety">
        <Stack gap="s12">
          <Heading level={2} size="h3" id="safety">
            {safety.title}
          </Heading>
          <OwnText text={safety.text} below={1} />
        </Stack>
      </section>
    )}
    {text !== undefined && <OwnText text={text} />}
  </Stack>
));
