-- How many active jobs there are by place, kind and hours (docs/decisions/0006): one row a postal code,
-- changed in the order of the key, so that writers of different places do not wait for each other and
-- those of the same places cannot lock each other out.
CREATE OR REPLACE FUNCTION "job_counts_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "job_counts" AS known
		SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" >= 4, count(*)
		FROM new_jobs WHERE "status" = 'active'
		GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
		ON CONFLICT ("postal_code", "district_id", "state_id", "homeoffice")
			DO UPDATE SET "jobs" = known."jobs" + excluded."jobs";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "job_counts" AS known
		SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" >= 4, -count(*)
		FROM old_jobs WHERE "status" = 'active'
		GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
		ON CONFLICT ("postal_code", "district_id", "state_id", "homeoffice")
			DO UPDATE SET "jobs" = known."jobs" + excluded."jobs";
	ELSE
		INSERT INTO "job_counts" AS known
		SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" >= 4, sum("change")
		FROM (
			SELECT *, 1 AS "change" FROM new_jobs UNION ALL SELECT *, -1 AS "change" FROM old_jobs
		) jobs
		WHERE "status" = 'active'
		GROUP BY 1, 2, 3, 4 HAVING sum("change") <> 0 ORDER BY 1, 2, 3, 4
		ON CONFLICT ("postal_code", "district_id", "state_id", "homeoffice")
			DO UPDATE SET "jobs" = known."jobs" + excluded."jobs";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "job_counts_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	TRUNCATE "job_counts";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "job_kind_counts_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "job_kind_counts" AS known
		SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" >= 4, coalesce("job_type_id", 0), coalesce("work_load_id", 0), count(*)
		FROM new_jobs WHERE "status" = 'active'
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT ("postal_code", "district_id", "state_id", "homeoffice", "job_type_id", "work_load_id")
			DO UPDATE SET "jobs" = known."jobs" + excluded."jobs";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "job_kind_counts" AS known
		SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" >= 4, coalesce("job_type_id", 0), coalesce("work_load_id", 0), -count(*)
		FROM old_jobs WHERE "status" = 'active'
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT ("postal_code", "district_id", "state_id", "homeoffice", "job_type_id", "work_load_id")
			DO UPDATE SET "jobs" = known."jobs" + excluded."jobs";
	ELSE
		INSERT INTO "job_kind_counts" AS known
		SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" >= 4, coalesce("job_type_id", 0), coalesce("work_load_id", 0), sum("change")
		FROM (
			SELECT *, 1 AS "change" FROM new_jobs UNION ALL SELECT *, -1 AS "change" FROM old_jobs
		) jobs
		WHERE "status" = 'active'
		GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum("change") <> 0 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT ("postal_code", "district_id", "state_id", "homeoffice", "job_type_id", "work_load_id")
			DO UPDATE SET "jobs" = known."jobs" + excluded."jobs";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "job_kind_counts_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	TRUNCATE "job_kind_counts";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_counts_insert" AFTER INSERT ON "job_demands"
	REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_counts_follow"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_counts_update" AFTER UPDATE ON "job_demands"
	REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_counts_follow"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_counts_delete" AFTER DELETE ON "job_demands"
	REFERENCING OLD TABLE AS old_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_counts_follow"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_counts_forget" AFTER TRUNCATE ON "job_demands"
	FOR EACH STATEMENT EXECUTE FUNCTION "job_counts_forget"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_kind_counts_insert" AFTER INSERT ON "job_demands"
	REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_kind_counts_follow"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_kind_counts_update" AFTER UPDATE ON "job_demands"
	REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_kind_counts_follow"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_kind_counts_delete" AFTER DELETE ON "job_demands"
	REFERENCING OLD TABLE AS old_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_kind_counts_follow"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_kind_counts_forget" AFTER TRUNCATE ON "job_demands"
	FOR EACH STATEMENT EXECUTE FUNCTION "job_kind_counts_forget"();
