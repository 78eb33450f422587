CREATE TABLE "common_words" (
	"word" text PRIMARY KEY NOT NULL,
	"bit" smallint NOT NULL,
	"said" "tsquery" NOT NULL,
	CONSTRAINT "common_words_bit_unique" UNIQUE("bit")
);
--> statement-breakpoint
DROP INDEX "job_words_said";--> statement-breakpoint
DROP INDEX "job_words_newest";--> statement-breakpoint
DROP INDEX "job_words_place";--> statement-breakpoint
DROP INDEX "job_words_client";--> statement-breakpoint
ALTER TABLE "job_words" ADD COLUMN "common" bit(512);--> statement-breakpoint
CREATE INDEX "job_words_said" ON "job_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "job_words_newest" ON "job_words" USING btree ("created_at" desc,"job_demand_id" desc,"postal_code","homeoffice_id","job_type_id","work_load_id","potential_job_id","client_id","district_id","state_id","common") WHERE "job_words"."active";--> statement-breakpoint
CREATE INDEX "job_words_place" ON "job_words" USING btree ("postal_code","active","created_at","job_demand_id","homeoffice_id","job_type_id","work_load_id","potential_job_id","client_id","district_id","state_id","common");--> statement-breakpoint
CREATE INDEX "job_words_client" ON "job_words" USING btree ("client_id");