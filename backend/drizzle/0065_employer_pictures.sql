CREATE TABLE "employer_pictures" (
	"storage_key" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"checked" text NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_for" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_pictures" (
	"job_demand_id" integer PRIMARY KEY NOT NULL,
	"storage_key" uuid NOT NULL,
	"alt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employer_pictures" ADD CONSTRAINT "employer_pictures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_pictures" ADD CONSTRAINT "job_pictures_job_demand_id_job_demands_id_fk" FOREIGN KEY ("job_demand_id") REFERENCES "public"."job_demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_pictures" ADD CONSTRAINT "job_pictures_storage_key_employer_pictures_storage_key_fk" FOREIGN KEY ("storage_key") REFERENCES "public"."employer_pictures"("storage_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employer_pictures_logo" ON "employer_pictures" USING btree ("client_id") WHERE "employer_pictures"."kind" = 'logo';--> statement-breakpoint
CREATE INDEX "employer_pictures_client" ON "employer_pictures" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "employer_pictures_created_at" ON "employer_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_pictures_picture" ON "job_pictures" USING btree ("storage_key");