import { Container, Heading, Section, Stack, Text } from "@pallu/ui";
import { Shop } from "./Shop";

/** A server component. Layout and text are rendered here, the shop below it on both sides. */
export default async function Page({ params }: { params: Promise<{ look: string }> }) {
  const { look } = await params;
  return (
    <>
      <Shop dir={look.endsWith("rtl") ? "rtl" : "ltr"} />
      <footer>
        <Section>
          <Container>
            <Stack gap="s16">
              <Heading level={2}>Rendered by the server</Heading>
              <Text>This part has no script.</Text>
            </Stack>
          </Container>
        </Section>
      </footer>
    </>
  );
}
