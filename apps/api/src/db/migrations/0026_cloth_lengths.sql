ALTER TABLE "products" ADD COLUMN "cloth_length_centimetres" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cloth_width_centimetres" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pallu_centimetres" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "blouse_centimetres" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "border_millimetres" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "border_picture_centimetres" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cloth_length_centimetres" CHECK ("products"."cloth_length_centimetres" BETWEEN 450 AND 1000) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cloth_width_centimetres" CHECK ("products"."cloth_width_centimetres" BETWEEN 60 AND 200) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_pallu_centimetres" CHECK ("products"."pallu_centimetres" BETWEEN 20 AND 200) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_blouse_centimetres" CHECK ("products"."blouse_centimetres" BETWEEN 30 AND 200) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_border_millimetres" CHECK ("products"."border_millimetres" BETWEEN 1 AND 500) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_border_picture_centimetres" CHECK ("products"."border_picture_centimetres" BETWEEN 5 AND 200) NOT VALID;