ALTER TABLE "survey_answers" ADD COLUMN "position_id" integer;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_positions_used" ON "candidate_positions" USING btree ("position_id") WHERE "candidate_positions"."matching_used";--> statement-breakpoint
CREATE INDEX "candidates_additional" ON "candidates" USING gin ("additional" jsonb_path_ops);