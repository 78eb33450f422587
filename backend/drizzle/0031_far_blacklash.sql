CREATE TABLE "case_assignments" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"operator_users_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_assignments_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "contact_notices" (
	"decision_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_notices_decision_id_users_id_pk" PRIMARY KEY("decision_id","users_id")
);
--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "reported" jsonb;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "reported" jsonb;--> statement-breakpoint
ALTER TABLE "case_assignments" ADD CONSTRAINT "case_assignments_operator_users_id_users_id_fk" FOREIGN KEY ("operator_users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_notices" ADD CONSTRAINT "contact_notices_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_notices" ADD CONSTRAINT "contact_notices_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_assignments_operator" ON "case_assignments" USING btree ("operator_users_id");--> statement-breakpoint
CREATE INDEX "contact_notices_users_id" ON "contact_notices" USING btree ("users_id");