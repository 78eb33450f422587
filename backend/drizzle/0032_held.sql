ALTER TABLE "clients" ADD COLUMN "known_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "job_demands" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "proof_reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "messages_held" ON "messages" USING btree ("hidden_at") WHERE "messages"."held_for" is not null;--> statement-breakpoint
CREATE INDEX "job_demands_held" ON "job_demands" USING btree ("hidden_at") WHERE "job_demands"."held_for" is not null;--> statement-breakpoint
-- Whoever has advertised before is known.
UPDATE "clients" SET "known_at" = now() WHERE EXISTS (SELECT FROM "job_demands" WHERE "client_id" = "clients"."id");
