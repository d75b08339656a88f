import { forgetDrafts, hasPersonalDrafts } from "./draftStorage.ts";
import { useSend } from "./useSend.ts";
import type { Sending } from "./useSend.ts";

type SignOut = "DELETE /api/desk/session" | "POST /api/desk/session/sign-out-everywhere";

const QUESTION =
  "Something on a page of the desk is not saved yet, and is lost when you sign out. Sign out?";

/** Signs out, in this browser or everywhere. Asks first if that loses something. After that drafts are forgotten, and the desk opens anew. */
export const useSignOut = (
  name: SignOut,
): Pick<Sending<SignOut>, "isSending" | "failure"> & { signOut: () => Promise<void> } => {
  const { run, isSending, failure } = useSend(name);
  const signOut = async (): Promise<void> => {
    if (hasPersonalDrafts() && !window.confirm(QUESTION)) return;
    if (!(await run({}))) return;
    forgetDrafts();
    window.location.assign("/desk/");
  };
  return { signOut, isSending, failure };
};
