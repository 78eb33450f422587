DROP INDEX "tasks_due";--> statement-breakpoint
ALTER TABLE "job_alerts" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("due_at","job_search_id") WHERE "job_alerts"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "job_searches_found" ON "job_searches" USING btree (coalesce("search_what_id", 0),coalesce("search_location_id", 0)) WHERE "job_searches"."type" = 'manual' and "job_searches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree (coalesce("sent_at", "created_at")) WHERE "outbox"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_forget" ON "outbox" USING btree ("id") WHERE "outbox"."forget";--> statement-breakpoint
CREATE INDEX "tasks_due_of_kind" ON "tasks" USING btree ("kind","priority" desc,"next_attempt_at") WHERE "tasks"."state" = 'waiting';