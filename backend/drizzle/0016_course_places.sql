ALTER TABLE "course_registrations" ADD COLUMN "waits_for_place" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "capacity" integer;