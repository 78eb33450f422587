-- Jobs that become active are news for saved searches (docs/mail.md).
CREATE OR REPLACE FUNCTION "job_news_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Seeding sets it for its transaction: demo jobs are no news.
	IF coalesce(current_setting('silverjobs.seeding', true), '') <> 'on' THEN
		INSERT INTO "job_news" SELECT "id" FROM changed_jobs WHERE "status" = 'active' ORDER BY "id"
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "job_news_reopened"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "job_news" SELECT now_job."id" FROM changed_jobs now_job
	JOIN former_jobs former ON former."id" = now_job."id"
	WHERE now_job."status" = 'active' AND former."status" <> 'active' ORDER BY 1
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_news_insert" AFTER INSERT ON "job_demands"
	REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_news_follow"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "job_news_update" AFTER UPDATE ON "job_demands"
	REFERENCING OLD TABLE AS former_jobs NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION "job_news_reopened"();
