CREATE TABLE "returned_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"users_id" integer,
	"kind" text NOT NULL,
	"status" text,
	"returns" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"suppressed_at" timestamp with time zone,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "outcome_status" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "dormant_warnings" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "dormant_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returned_addresses" ADD CONSTRAINT "returned_addresses_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returned_addresses_users_id" ON "returned_addresses" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "returned_addresses_suppressed" ON "returned_addresses" USING btree ("suppressed_at") WHERE "returned_addresses"."suppressed_at" is not null and "returned_addresses"."handled_at" is null;