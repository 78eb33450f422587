-- Whatever takes a paper or an upload away, its files go after it: also when the account is deleted.
-- Due at once, whatever the clock of the process says.
CREATE OR REPLACE FUNCTION papers_delete_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tasks (kind, payload, key, next_attempt_at)
  VALUES ('delete-file', jsonb_build_object('key', OLD.storage_key, 'parts', 0), OLD.storage_key, to_timestamp(0))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION paper_uploads_delete_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tasks (kind, payload, key, next_attempt_at)
  VALUES ('delete-file', jsonb_build_object('key', OLD.id, 'parts', OLD.parts), OLD.id, to_timestamp(0))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER papers_deleted AFTER DELETE ON "papers"
FOR EACH ROW EXECUTE FUNCTION papers_delete_file();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER papers_replaced AFTER UPDATE OF storage_key ON "papers"
FOR EACH ROW WHEN (OLD.storage_key IS DISTINCT FROM NEW.storage_key)
EXECUTE FUNCTION papers_delete_file();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER paper_uploads_deleted AFTER DELETE ON "paper_uploads"
FOR EACH ROW EXECUTE FUNCTION paper_uploads_delete_files();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER employer_pictures_deleted AFTER DELETE ON "employer_pictures"
FOR EACH ROW EXECUTE FUNCTION papers_delete_file();
