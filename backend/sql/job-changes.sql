-- When what everybody reads of a job changed: site maps say it, and copies of its page are thrown away (public-1).
CREATE OR REPLACE FUNCTION "job_changes_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."changed_at" = clock_timestamp();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_changes_update" BEFORE UPDATE ON "job_demands"
	FOR EACH ROW WHEN (
		(OLD."title", OLD."description", OLD."postal_code", OLD."work_load_id", OLD."job_type_id", OLD."homeoffice_id",
			OLD."pay_hint", OLD."pay_unit", OLD."pay_from", OLD."pay_to", OLD."contract_kind", OLD."status", OLD."ends_at",
			OLD."application_address", OLD."said_times", OLD."places", OLD."starts_on", OLD."street")
		IS DISTINCT FROM
		(NEW."title", NEW."description", NEW."postal_code", NEW."work_load_id", NEW."job_type_id", NEW."homeoffice_id",
			NEW."pay_hint", NEW."pay_unit", NEW."pay_from", NEW."pay_to", NEW."contract_kind", NEW."status", NEW."ends_at",
			NEW."application_address", NEW."said_times", NEW."places", NEW."starts_on", NEW."street")
	) EXECUTE FUNCTION "job_changes_follow"();
