-- What the list filters and orders jobs by is repeated beside each of their positions (docs/decisions/0023).
CREATE OR REPLACE FUNCTION "job_demand_positions_fill"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT job."status" = 'active', job."created_at", job."postal_code", job."district_id", job."state_id", job."homeoffice_id", job."job_type_id", job."work_load_id", job."potential_job_id"
	INTO NEW."active", NEW."created_at", NEW."postal_code", NEW."district_id", NEW."state_id", NEW."homeoffice_id", NEW."job_type_id", NEW."work_load_id", NEW."potential_job_id"
	FROM "job_demands" job WHERE job."id" = NEW."job_demand_id"
	-- Waits for a writer of the job and keeps the next one waiting.
	FOR SHARE;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "job_demand_positions_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "job_demand_positions" link
	SET "active" = job."status" = 'active', "created_at" = job."created_at", "postal_code" = job."postal_code",
		"district_id" = job."district_id", "state_id" = job."state_id", "homeoffice_id" = job."homeoffice_id",
		"job_type_id" = job."job_type_id", "work_load_id" = job."work_load_id", "potential_job_id" = job."potential_job_id"
	FROM new_jobs job
	WHERE link."job_demand_id" = job."id"
		AND (link."active", link."created_at", link."postal_code", link."district_id", link."state_id", link."homeoffice_id", link."job_type_id", link."work_load_id", link."potential_job_id")
			IS DISTINCT FROM (job."status" = 'active', job."created_at", job."postal_code", job."district_id", job."state_id", job."homeoffice_id", job."job_type_id", job."work_load_id", job."potential_job_id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_demand_positions_fill" BEFORE INSERT ON "job_demand_positions"
	FOR EACH ROW EXECUTE FUNCTION "job_demand_positions_fill"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_demand_positions_follow" AFTER UPDATE ON "job_demands"
	REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_demand_positions_follow"();
