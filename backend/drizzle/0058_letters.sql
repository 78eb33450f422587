CREATE TABLE "letters" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"previous" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;