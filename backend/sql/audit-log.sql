-- The audit log grows and never changes (operators-6); rows may go three years after the end of their
-- year, and nothing else (operators-26).
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND TG_LEVEL = 'STATEMENT' THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'DELETE' AND OLD.created_at < date_trunc('year', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '3 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_log_old_rows_only BEFORE DELETE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
