-- Who founds an employer owns it, whichever code of whatever version writes the row (employers-80).
CREATE OR REPLACE FUNCTION employer_founder_owns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO employer_members (users_id, client_id, role, created_at)
  VALUES (NEW.users_id, NEW.id, 'owner', NEW.created_at)
  ON CONFLICT (users_id) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER employer_founder_owns AFTER INSERT ON "clients"
FOR EACH ROW EXECUTE FUNCTION employer_founder_owns();
