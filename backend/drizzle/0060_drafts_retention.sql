ALTER TABLE "cvs" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "helper_drafts" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_drafts" ADD COLUMN "warned_at" timestamp with time zone;