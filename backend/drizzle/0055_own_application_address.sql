ALTER TABLE "job_figures" ADD COLUMN "led_away" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_demands" ADD COLUMN "application_address" text;