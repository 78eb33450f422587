-- What a job is found by beside its position and place (docs/decisions/0040): the words of title and text, and all
-- else that filters ask for as words that nobody can type. Where in the text a word stands nobody asks: without it a row
-- is smaller, and sooner looked at. Once it is learnt which words are frequent, what is rare stands there twice, so that
-- a beginning is asked for by some whole words and by what is rare. What is common stands there as a bit as well. Who
-- changes what is written raises the version of fill-job-words.ts.
CREATE OR REPLACE FUNCTION "job_words_of"(
	"title" text, "description" text, "times" integer, "contract_kind" text, "job_type_id" integer, "work_load_id" integer,
	"homeoffice_id" integer, "pay_unit" text, "pay" integer, "district_id" integer, "state_id" integer
) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT said || array_to_tsvector(
		array(
			-- Words may be as long as any in that table, but not longer.
			SELECT '~' || left(rare, 200) FROM unnest(tsvector_to_array(said)) rare
			WHERE is_learnt AND NOT EXISTS (SELECT FROM frequent_words frequent WHERE frequent.word = rare)
		)
		|| array(SELECT '=' || bit FROM generate_series(0, 9) bit WHERE times & (1 << bit) > 0)
		-- Each whole euro of an hour's pay from 10 to 60, so that "17 and more" is one word.
		|| array(SELECT '=p' || euro FROM generate_series(10, least(pay / 100, 60)) euro WHERE pay_unit = 'hour')
		|| array_remove(array[
			CASE WHEN pay_unit = 'hour' AND pay IS NOT NULL THEN '=p0' END, '=' || contract_kind, '=k' || job_type_id,
			'=w' || work_load_id, CASE WHEN homeoffice_id >= 4 THEN '=h' END, '=d' || district_id, '=s' || state_id
		], NULL)
	)
	FROM (
		SELECT strip(to_tsvector('german', title || ' ' || description)) AS said,
			EXISTS (SELECT FROM frequent_words) AS is_learnt
		OFFSET 0
	) AS words
$$;
--> statement-breakpoint
-- When a job is done, as bits: days that its employer has said, else those that its text names, and times of day likewise.
CREATE OR REPLACE FUNCTION "job_times_of"("said" integer, "named" integer) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT (CASE WHEN said & 127 > 0 THEN said ELSE named END & 127)
		| (CASE WHEN said & 896 > 0 THEN said ELSE named END & 896)
$$;
--> statement-breakpoint
-- What a job fits, as further words: its occupations, what it mainly is, and the activity to imagine. Its rows of
-- positions come after the job and are written again with it, so that these are found by their beginnings.
CREATE OR REPLACE FUNCTION "job_fits_of"("job" integer, "potential_job_id" integer) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(
		array(SELECT '=o' || "position_id" FROM "job_demand_positions" WHERE "job_demand_id" = job)
		|| array(SELECT '=m' || "position_id" FROM "job_demand_positions" WHERE "job_demand_id" = job AND "rank" = 0)
		|| array_remove(array['=j' || potential_job_id], NULL)
	)
$$;
--> statement-breakpoint
-- Null where it says nothing common.
CREATE OR REPLACE FUNCTION "common_bits_of"("words" tsvector) RETURNS bit(512) LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT bit_or(set_bit(B'0'::bit(512), common.bit, 1)) FROM common_words common WHERE words @@ common.said
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "job_words_add"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "job_words" SELECT "id", "status" = 'active', "created_at", "postal_code", "district_id", "state_id",
		"homeoffice_id", "job_type_id", "work_load_id", "potential_job_id", "client_id", said, common_bits_of(said)
	FROM new_jobs CROSS JOIN LATERAL (
		SELECT job_words_of("title", "description", job_times_of("said_times", "times"), "contract_kind", "job_type_id",
			"work_load_id", "homeoffice_id", "pay_unit", coalesce("pay_to", "pay_from"), "district_id", "state_id")
			|| job_fits_of("id", "potential_job_id") AS said
		OFFSET 0
	) AS words;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "job_words_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "job_words" known
	SET "active" = job."status" = 'active', "created_at" = job."created_at", "postal_code" = job."postal_code",
		"district_id" = job."district_id", "state_id" = job."state_id", "homeoffice_id" = job."homeoffice_id",
		"job_type_id" = job."job_type_id", "work_load_id" = job."work_load_id",
		"potential_job_id" = job."potential_job_id", "client_id" = job."client_id",
		"words" = words.said, "common" = common_bits_of(words.said)
	FROM new_jobs job JOIN old_jobs former ON former."id" = job."id" CROSS JOIN LATERAL (
		SELECT job_words_of(job."title", job."description", job_times_of(job."said_times", job."times"), job."contract_kind",
			job."job_type_id", job."work_load_id", job."homeoffice_id", job."pay_unit", coalesce(job."pay_to", job."pay_from"),
			job."district_id", job."state_id") || job_fits_of(job."id", job."potential_job_id") AS said
		OFFSET 0
	) AS words
	WHERE known."job_demand_id" = job."id"
		AND (former."title", former."description", former."contract_kind", former."status", former."created_at",
			former."postal_code", former."district_id", former."state_id", former."homeoffice_id", former."job_type_id",
			former."work_load_id", former."potential_job_id", former."client_id", former."pay_unit", former."pay_from", former."pay_to",
			former."said_times")
		IS DISTINCT FROM (job."title", job."description", job."contract_kind", job."status", job."created_at",
			job."postal_code", job."district_id", job."state_id", job."homeoffice_id", job."job_type_id",
			job."work_load_id", job."potential_job_id", job."client_id", job."pay_unit", job."pay_from", job."pay_to",
			job."said_times");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_words_insert" AFTER INSERT ON "job_demands"
	REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_words_add"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_words_update" AFTER UPDATE ON "job_demands"
	REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_words_follow"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "job_words_fit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "job_words" known SET "words" = fresh.said
	FROM (
		SELECT "job_demand_id", ts_delete("words", array(
			SELECT mark FROM unnest(tsvector_to_array("words")) mark WHERE mark ~ '^=[om][0-9]'
		)) || job_fits_of("job_demand_id", "potential_job_id") AS said
		FROM "job_words" WHERE "job_demand_id" IN (SELECT "job_demand_id" FROM changed_positions)
	) AS fresh
	WHERE known."job_demand_id" = fresh."job_demand_id" AND known."words" IS DISTINCT FROM fresh.said;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_words_fit_insert" AFTER INSERT ON "job_demand_positions"
	REFERENCING NEW TABLE AS changed_positions FOR EACH STATEMENT EXECUTE FUNCTION "job_words_fit"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_words_fit_update" AFTER UPDATE ON "job_demand_positions"
	REFERENCING NEW TABLE AS changed_positions FOR EACH STATEMENT EXECUTE FUNCTION "job_words_fit"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_words_fit_delete" AFTER DELETE ON "job_demand_positions"
	REFERENCING OLD TABLE AS changed_positions FOR EACH STATEMENT EXECUTE FUNCTION "job_words_fit"();
