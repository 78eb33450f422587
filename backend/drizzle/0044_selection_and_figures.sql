CREATE TABLE "job_figures" (
	"job_demand_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_figures_job_demand_id_day_source_pk" PRIMARY KEY("job_demand_id","day","source")
);
--> statement-breakpoint
ALTER TABLE "communications" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "job_figures" ADD CONSTRAINT "job_figures_job_demand_id_job_demands_id_fk" FOREIGN KEY ("job_demand_id") REFERENCES "public"."job_demands"("id") ON DELETE cascade ON UPDATE no action;