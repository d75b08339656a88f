CREATE TABLE "desk_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"refund_limit_paise" bigint,
	CONSTRAINT "desk_settings_one" CHECK ("desk_settings"."id" = 1),
	CONSTRAINT "desk_settings_refund_limit" CHECK ("desk_settings"."refund_limit_paise" >= 0)
);
