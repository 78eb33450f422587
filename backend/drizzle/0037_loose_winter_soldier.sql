ALTER TABLE "contract_declarations" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD COLUMN "outcome_reason" text;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD COLUMN "outcome_at" timestamp with time zone;