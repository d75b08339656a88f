CREATE TABLE "message_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"answered_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_answers_by_message" ON "message_answers" USING btree ("message_id","id");--> statement-breakpoint
INSERT INTO "message_answers" ("message_id", "text", "answered_at", "answered_by")
SELECT "id", "answer", coalesce("handled_at", "created_at"), '' FROM "contact_messages" WHERE "answer" <> '';
