import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../clock.ts";
import { systemClock } from "../../clock.ts";
import type { Mail } from "./mail.rules.ts";
import { outbox } from "./mail.tables.ts";

/** Writes a mail in the caller's transaction; it leaves once, after the commit (decision 16). */
export const queueMail = async (tx: Db, mail: Mail, clock: Clock = systemClock): Promise<void> => {
  const createdAt = clock.now();
  await tx.insert(outbox).values({
    id: randomUUID(),
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? null,
    attachments: mail.attachments ?? [],
    createdAt,
    dueAt: createdAt,
  });
};
