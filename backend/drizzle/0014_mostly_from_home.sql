DROP INDEX "job_demands_homeoffice";--> statement-breakpoint
CREATE INDEX "job_demands_homeoffice" ON "job_demands" USING btree ("created_at" desc,"id" desc) WHERE "job_demands"."status" = 'active' and "job_demands"."homeoffice_id" >= 4;--> statement-breakpoint
-- The place Homeoffice counts what is done from home mostly or wholly. Nobody writes in between.
LOCK TABLE "job_demands" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
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
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
TRUNCATE "job_counts", "job_kind_counts";--> statement-breakpoint
INSERT INTO "job_counts"
SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" >= 4, count(*)
FROM "job_demands" WHERE "status" = 'active' GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "job_kind_counts"
SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" >= 4, coalesce("job_type_id", 0), coalesce("work_load_id", 0), count(*)
FROM "job_demands" WHERE "status" = 'active' GROUP BY 1, 2, 3, 4, 5, 6;
