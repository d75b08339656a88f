import { DeskError } from "./api.ts";

/** Runs a call, and once more if it requires the second factor and `confirm` got it. Rejects with DeskError. */
export const confirmed = async <Answer>(
  confirm: () => Promise<boolean>,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    const asks = error instanceof DeskError && error.code === "confirm_required";
    if (!asks || !(await confirm())) throw error;
    return call();
  }
};
