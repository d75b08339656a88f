import { DataTable, Heading, Stack } from "@pallu/ui";
import { OwnText } from "../OwnText.tsx";
import { partMeta, partPage } from "../partPage.tsx";

export const meta = partMeta("shipping", "Shipping");

export default partPage(
  "shipping",
  "Shipping",
  ({ options = [], caption, headings, rules, text }) => (
    <Stack gap="s48">
      {options.length > 0 && (
        <DataTable
          caption={caption ?? "Ways of delivery"}
          columns={[
            { key: "name", label: headings?.name ?? "Delivery", isRowHeader: true },
            { key: "time", label: headings?.time ?? "Time" },
            { key: "price", label: headings?.price ?? "Price" },
          ]}
          rows={options.map(({ name, time, price }) => ({
            id: name,
            cells: { name, time, price },
          }))}
        />
      )}
      {rules && (
        <section aria-labelledby="shipping-rules">
          <Stack gap="s20">
            <Heading level={2} size="h3" id="shipping-rules">
              {rules.title}
            </Heading>
            {rules.entries.map((rule) => (
              <Stack key={rule.title} gap="s4">
                <Heading level={3} size="h4">
                  {rule.title}
                </Heading>
                <OwnText text={rule.text} below={2} />
              </Stack>
            ))}
          </Stack>
        </section>
      )}
      {text !== undefined && <OwnText text={text} />}
    </Stack>
  ),
);
