CREATE TABLE "saved_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_answers_text_length" CHECK (char_length("saved_answers"."text") <= 4000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_name_key" ON "saved_answers" USING btree (lower("name"));
