-- What an operator has checked is not said of another name, kind or site, whoever writes it (operators-22).
-- Another name or kind is another employer too: the next advertisement is looked at first (safety-8).
CREATE OR REPLACE FUNCTION clients_unverify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.verified_at := NULL;
  IF OLD.profile_name IS DISTINCT FROM NEW.profile_name
    OR OLD.is_private IS DISTINCT FROM NEW.is_private
  THEN
    NEW.known_at := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER clients_unverify BEFORE UPDATE ON "clients"
FOR EACH ROW
WHEN (
  OLD.profile_name IS DISTINCT FROM NEW.profile_name
  OR OLD.is_private IS DISTINCT FROM NEW.is_private
  OR OLD.profile_link IS DISTINCT FROM NEW.profile_link
)
EXECUTE FUNCTION clients_unverify();
