CREATE TABLE "known_networks" (
	"network_hash" text PRIMARY KEY NOT NULL,
	"users_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_tokens" ADD COLUMN "used_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mailbox_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "registered_by" text;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_networks_users_id" ON "known_networks" USING btree ("users_id");--> statement-breakpoint
-- Accounts of before keep their passwords: nobody can say any more whose mailbox was seen.
UPDATE "users" SET "mailbox_proven_at" = now();--> statement-breakpoint
CREATE FUNCTION clients_unverify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.verified_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What an operator has checked is not said of another name, kind or site, whoever writes it (operators-22).
CREATE TRIGGER clients_unverify BEFORE UPDATE ON "clients"
FOR EACH ROW
WHEN (
  OLD.profile_name IS DISTINCT FROM NEW.profile_name
  OR OLD.is_private IS DISTINCT FROM NEW.is_private
  OR OLD.profile_link IS DISTINCT FROM NEW.profile_link
)
EXECUTE FUNCTION clients_unverify();
