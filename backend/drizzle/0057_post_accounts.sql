CREATE TABLE "post_accounts" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text,
	"code_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_accounts" ADD CONSTRAINT "post_accounts_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;