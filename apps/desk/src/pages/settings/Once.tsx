import { focusHeading } from "../../frame/focusHeading.ts";
import { Button, Notice, Stack, Text } from "@pallu/ui";
import { CopyField } from "@pallu/ui/desk";
import type { ReactElement } from "react";

interface OnceProps {
  /** What is shown, such as "The key till". */
  title: string;
  value: string;
  /** What to do with it. */
  children: string;
  onDone: () => void;
}

/** A secret that is shown once, with a button that copies it. */
export const Once = ({ title, value, children, onDone }: OnceProps): ReactElement => (
  <Notice
    tone="success"
    title={title}
    action={
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          focusHeading();
          onDone();
        }}
      >
        I have kept it
      </Button>
    }
  >
    <Stack gap="s8">
      <Text size="small">{children}</Text>
      <CopyField label={title} hideLabel value={value} />
    </Stack>
  </Notice>
);
