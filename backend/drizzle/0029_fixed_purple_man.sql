ALTER TABLE "candidates" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "town" text;