ALTER TABLE "job_demands" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "job_demands" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "job_demands" ADD COLUMN "street" text;