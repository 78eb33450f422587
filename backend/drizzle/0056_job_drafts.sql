CREATE TABLE "job_drafts" (
	"client_id" integer NOT NULL,
	"key" text NOT NULL,
	"job_demand_id" integer,
	"version" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"previous" jsonb,
	"saved_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_drafts_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_job_demand_id_job_demands_id_fk" FOREIGN KEY ("job_demand_id") REFERENCES "public"."job_demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_drafts_job" ON "job_drafts" USING btree ("job_demand_id");--> statement-breakpoint
CREATE INDEX "job_drafts_saved_by" ON "job_drafts" USING btree ("saved_by");