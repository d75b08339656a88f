CREATE TABLE "uploaded_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploaded_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"image" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploaded_pictures_image_unique" UNIQUE("image")
);
--> statement-breakpoint
CREATE INDEX "uploaded_pictures_by_use" ON "uploaded_pictures" USING btree ("used_at");
