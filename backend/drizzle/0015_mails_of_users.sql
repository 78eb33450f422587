ALTER TABLE "outbox" ADD COLUMN "users_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about_users_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "owed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "forget" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_about_users_id_users_id_fk" FOREIGN KEY ("about_users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_users_id" ON "outbox" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "outbox_about_users_id" ON "outbox" USING btree ("about_users_id");--> statement-breakpoint
UPDATE "outbox" SET "users_id" = "users"."id" FROM "users"
WHERE "recipient" = "users"."email" AND "outbox"."created_at" >= "users"."created_at"
  AND "subject" NOT LIKE 'Ihre Nachricht an %' AND "subject" NOT LIKE '% ist eingegangen (%';--> statement-breakpoint
UPDATE "outbox" SET "about_users_id" = "users"."id" FROM "users"
WHERE "about_email" = "users"."email" AND ("subject" LIKE 'Stelle gemeldet%' OR "subject" LIKE 'Nachricht gemeldet%');--> statement-breakpoint
UPDATE "contract_declarations" SET "users_id" = NULL
WHERE NOT EXISTS (SELECT 1 FROM "subscriptions" WHERE "subscriptions"."users_id" = "contract_declarations"."users_id");--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "about_email";