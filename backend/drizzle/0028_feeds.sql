ALTER TABLE "feed_runs" ADD COLUMN "left_out" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "partner_jobs" ADD COLUMN "external_id" text;