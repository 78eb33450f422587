CREATE TABLE "job_kind_counts" (
	"postal_code" text NOT NULL,
	"district_id" integer NOT NULL,
	"state_id" integer NOT NULL,
	"homeoffice" boolean NOT NULL,
	"job_type_id" integer NOT NULL,
	"work_load_id" integer NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "job_kind_counts_key" PRIMARY KEY("postal_code","district_id","state_id","homeoffice","job_type_id","work_load_id")
);--> statement-breakpoint
DROP INDEX "job_demand_positions_newest";--> statement-breakpoint
DROP INDEX "job_demands_newest";--> statement-breakpoint
DROP INDEX "job_demands_postal_code";--> statement-breakpoint
ALTER TABLE "job_demand_positions" ADD COLUMN "job_type_id" integer;--> statement-breakpoint
ALTER TABLE "job_demand_positions" ADD COLUMN "work_load_id" integer;--> statement-breakpoint
ALTER TABLE "job_demand_positions" ADD COLUMN "potential_job_id" integer;--> statement-breakpoint
-- Kind of job, hours and the imagined activity are repeated, too (docs/decisions/0023).
CREATE OR REPLACE FUNCTION "job_demand_positions_fill"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT job."status" = 'active', job."created_at", job."postal_code", job."district_id", job."state_id", job."homeoffice_id", job."job_type_id", job."work_load_id", job."potential_job_id"
	INTO NEW."active", NEW."created_at", NEW."postal_code", NEW."district_id", NEW."state_id", NEW."homeoffice_id", NEW."job_type_id", NEW."work_load_id", NEW."potential_job_id"
	FROM "job_demands" job WHERE job."id" = NEW."job_demand_id"
	-- Waits for a writer of the job and keeps the next one waiting.
	FOR SHARE;
	RETURN NEW;
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
UPDATE "job_demand_positions" link
SET "job_type_id" = job."job_type_id", "work_load_id" = job."work_load_id", "potential_job_id" = job."potential_job_id"
FROM "job_demands" job WHERE link."job_demand_id" = job."id";--> statement-breakpoint
CREATE INDEX "job_demand_positions_place" ON "job_demand_positions" USING btree ("position_id","postal_code","created_at" desc,"job_demand_id" desc,"district_id","state_id","homeoffice_id","job_type_id","work_load_id","potential_job_id") WHERE "job_demand_positions"."active";--> statement-breakpoint
CREATE INDEX "job_demands_potential_job" ON "job_demands" USING btree ("potential_job_id","postal_code","created_at" desc,"id" desc,"district_id","state_id","homeoffice_id","job_type_id","work_load_id") WHERE "job_demands"."status" = 'active';--> statement-breakpoint
CREATE INDEX "job_demand_positions_newest" ON "job_demand_positions" USING btree ("position_id","created_at" desc,"job_demand_id" desc,"postal_code","district_id","state_id","homeoffice_id","job_type_id","work_load_id","potential_job_id") WHERE "job_demand_positions"."active";--> statement-breakpoint
CREATE INDEX "job_demands_newest" ON "job_demands" USING btree ("created_at" desc,"id" desc,"postal_code","district_id","state_id","homeoffice_id","job_type_id","work_load_id","potential_job_id") WHERE "job_demands"."status" = 'active';--> statement-breakpoint
CREATE INDEX "job_demands_postal_code" ON "job_demands" USING btree ("postal_code","created_at" desc,"id" desc,"district_id","state_id","homeoffice_id","job_type_id","work_load_id","potential_job_id") WHERE "job_demands"."status" = 'active';--> statement-breakpoint
-- As job_counts_follow: changed in the order of the key, only where something changes.
CREATE FUNCTION "job_kind_counts_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "job_kind_counts" AS known
		SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" > 1, coalesce("job_type_id", 0), coalesce("work_load_id", 0), count(*)
		FROM new_jobs WHERE "status" = 'active'
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT ("postal_code", "district_id", "state_id", "homeoffice", "job_type_id", "work_load_id")
			DO UPDATE SET "jobs" = known."jobs" + excluded."jobs";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "job_kind_counts" AS known
		SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" > 1, coalesce("job_type_id", 0), coalesce("work_load_id", 0), -count(*)
		FROM old_jobs WHERE "status" = 'active'
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT ("postal_code", "district_id", "state_id", "homeoffice", "job_type_id", "work_load_id")
			DO UPDATE SET "jobs" = known."jobs" + excluded."jobs";
	ELSE
		INSERT INTO "job_kind_counts" AS known
		SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" > 1, coalesce("job_type_id", 0), coalesce("work_load_id", 0), sum("change")
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
CREATE FUNCTION "job_kind_counts_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	TRUNCATE "job_kind_counts";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "job_kind_counts_insert" AFTER INSERT ON "job_demands"
	REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_kind_counts_follow"();--> statement-breakpoint
CREATE TRIGGER "job_kind_counts_update" AFTER UPDATE ON "job_demands"
	REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_kind_counts_follow"();--> statement-breakpoint
CREATE TRIGGER "job_kind_counts_delete" AFTER DELETE ON "job_demands"
	REFERENCING OLD TABLE AS old_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_kind_counts_follow"();--> statement-breakpoint
CREATE TRIGGER "job_kind_counts_forget" AFTER TRUNCATE ON "job_demands"
	FOR EACH STATEMENT EXECUTE FUNCTION "job_kind_counts_forget"();--> statement-breakpoint
INSERT INTO "job_kind_counts"
SELECT coalesce("postal_code", ''), coalesce("district_id", 0), coalesce("state_id", 0), "homeoffice_id" > 1, coalesce("job_type_id", 0), coalesce("work_load_id", 0), count(*)
FROM "job_demands" WHERE "status" = 'active' GROUP BY 1, 2, 3, 4, 5, 6;
