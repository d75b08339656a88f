import { ButtonLink, Notice } from "@pallu/ui";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { usePosted } from "../../platform/data/firstView.ts";
import type { NoticeMessage } from "../notices/notices.tsx";
import type { AddOutcome } from "./additions.ts";

interface PostedOutcomeProps {
  noticeOf: (outcome: AddOutcome) => NoticeMessage;
}

/** Says what became of an addition that the browser posted to the page of a list (docs/decisions/0047). */
export const PostedOutcome = ({ noticeOf }: PostedOutcomeProps): ReactElement | null => {
  const posted = usePosted<AddOutcome>();
  const query = new URLSearchParams(useLocation().search);
  const kind = (["added", "already"] as const).find((flag) => query.has(flag));
  const outcome = posted ?? (kind && { kind });
  if (!outcome) return null;
  const { text, tone = "info" } = noticeOf(outcome);
  return (
    <Notice
      tone={tone}
      live={false}
      role="status"
      action={
        outcome.kind === "loginFirst" && (
          <ButtonLink href="/login" variant="secondary" size="small">
            Login
          </ButtonLink>
        )
      }
    >
      {text}
    </Notice>
  );
};
