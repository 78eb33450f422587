CREATE TABLE "job_words" (
	"job_demand_id" integer PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"postal_code" text,
	"district_id" integer,
	"state_id" integer,
	"homeoffice_id" integer NOT NULL,
	"job_type_id" integer,
	"work_load_id" integer,
	"potential_job_id" integer,
	"client_id" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_demands_words";--> statement-breakpoint
ALTER TABLE "job_words" ADD CONSTRAINT "job_words_job_demand_id_job_demands_id_fk" FOREIGN KEY ("job_demand_id") REFERENCES "public"."job_demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_words_said" ON "job_words" USING gin ("words") WHERE "job_words"."active";--> statement-breakpoint
CREATE INDEX "job_words_newest" ON "job_words" USING btree ("created_at" desc,"job_demand_id" desc) WHERE "job_words"."active";--> statement-breakpoint
CREATE INDEX "job_words_place" ON "job_words" USING btree ("postal_code");--> statement-breakpoint
CREATE INDEX "job_words_client" ON "job_words" USING btree ("client_id") WHERE "job_words"."active";