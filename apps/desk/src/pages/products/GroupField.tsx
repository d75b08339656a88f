import { Button, Select, Stack, TextField } from "@pallu/ui";
import { Dialog } from "@pallu/ui/dialog";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { SendFailure } from "../../platform/Failure.tsx";
import { useSend } from "../../platform/useSend.ts";
import type { FormParts } from "./products.types.ts";

type Group = FormParts["groups"][number];

const NewGroupDialog = ({
  groups,
  onAdded,
}: {
  groups: readonly Group[];
  onAdded: (group: Group) => void;
}): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const { run, isSending, failure, reset } = useSend("POST /api/desk/groups");
  const above = [...new Set(groups.map(({ categoryName }) => categoryName))];
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // The dialog is in the form of the product for React, though not in the document.
    event.stopPropagation();
    const given = new FormData(event.currentTarget);
    const textOf = (name: string): string => {
      const value = given.get(name);
      return typeof value === "string" ? value : "";
    };
    const added = await run({
      body: { name: textOf("groupName"), categoryName: textOf("categoryName") },
    });
    if (!added) return;
    onAdded(added);
    setOpen(false);
  };
  return (
    <Dialog
      size="small"
      title="New group"
      open={isOpen}
      onOpenChange={(open) => {
        reset();
        setOpen(open);
      }}
      trigger={<Button variant="secondary">New group</Button>}
    >
      <form onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="s16">
          <SendFailure failure={failure} />
          <TextField
            label="Name of the group"
            name="groupName"
            required
            maxLength={200}
            hint="Such as Silk sarees."
          />
          <TextField
            label="Belongs to"
            name="categoryName"
            required
            maxLength={200}
            list="groups-above"
            hint="Such as Sarees. A name that there is not yet is added."
          />
          <datalist id="groups-above">
            {above.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <Button type="submit" busy={isSending}>
            Add group
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};

interface GroupFieldProps {
  groups: readonly Group[];
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
  onAdded: () => void;
}

/** The group of a product, with a way to add one: two cells of a row of fields. */
export const GroupField = ({
  groups,
  value,
  error,
  onChange,
  onAdded,
}: GroupFieldProps): ReactElement => {
  const [added, setAdded] = useState<readonly Group[]>([]);
  const all = [...groups, ...added.filter(({ id }) => !groups.some((group) => group.id === id))];
  return (
    <>
      <Select
        id="product-subCategoryId"
        label="Group"
        placeholder="Choose a group"
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={all.map(({ id, name, categoryName }) => ({
          value: id,
          label: categoryName === "" ? name : `${categoryName} – ${name}`,
        }))}
      />
      <div>
        <NewGroupDialog
          groups={all}
          onAdded={(group) => {
            setAdded((before) => [...before, group]);
            onChange(group.id);
            onAdded();
          }}
        />
      </div>
    </>
  );
};
