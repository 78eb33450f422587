ALTER TABLE "helper_drafts" ADD COLUMN "paper_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "helper_drafts" ADD COLUMN "show_contact" boolean DEFAULT false NOT NULL;