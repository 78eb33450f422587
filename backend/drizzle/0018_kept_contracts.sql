ALTER TABLE "contract_declarations" ADD COLUMN "sender_users_id" integer;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD COLUMN "contract_users_id" integer;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD COLUMN "contract_reference" text;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD COLUMN "link_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "number" text DEFAULT 'SP-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)) NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD COLUMN "job_demand_id" integer;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_sender_users_id_users_id_fk" FOREIGN KEY ("sender_users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_contract_users_id_users_id_fk" FOREIGN KEY ("contract_users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_job_demand_id_job_demands_id_fk" FOREIGN KEY ("job_demand_id") REFERENCES "public"."job_demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_declarations_contract" ON "contract_declarations" USING btree ("contract_users_id");--> statement-breakpoint
CREATE INDEX "contract_declarations_sender" ON "contract_declarations" USING btree ("sender_users_id");--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_link_hash_unique" UNIQUE("link_hash");--> statement-breakpoint
-- Terms end with the last second of their day in Germany, not at the hour of the order.
UPDATE "subscriptions" SET
	"term_end" = extract(epoch FROM (date_trunc('day', to_timestamp("term_end") AT TIME ZONE 'Europe/Berlin') + interval '1 day') AT TIME ZONE 'Europe/Berlin')::bigint - 1,
	"cancel_at" = extract(epoch FROM (date_trunc('day', to_timestamp("cancel_at") AT TIME ZONE 'Europe/Berlin') + interval '1 day') AT TIME ZONE 'Europe/Berlin')::bigint - 1
WHERE "status" <> 'canceled';--> statement-breakpoint
UPDATE "users" SET "plan_end_date" = "subscriptions"."term_end"
FROM "subscriptions" WHERE "subscriptions"."users_id" = "users"."id" AND "users"."plan_end_date" IS NOT NULL;--> statement-breakpoint
-- What was declared and is not carried out yet is about the contract that runs.
UPDATE "contract_declarations" SET "contract_users_id" = "subscriptions"."users_id", "contract_reference" = "subscriptions"."reference"
FROM "subscriptions", "billing_tasks"
WHERE "subscriptions"."users_id" = "contract_declarations"."users_id" AND "billing_tasks"."kind" = 'declaration'
	AND "billing_tasks"."state" = 'waiting' AND ("billing_tasks"."payload"->>'id')::integer = "contract_declarations"."id";
