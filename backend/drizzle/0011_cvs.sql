CREATE TABLE "cvs" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"previous" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;