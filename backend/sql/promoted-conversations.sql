-- Conversations of members of silver+ go first at employers: whoever changes a plan or adds a message,
-- the operator included, need not know of the order.
CREATE OR REPLACE FUNCTION "messages_promote"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "communications" SET "promoted" = true
	FROM "candidates", "users"
	WHERE "communications"."id" IN (SELECT "communication_id" FROM new_messages) AND NOT "promoted"
		AND "candidates"."id" = "communications"."candidate_id"
		AND "users"."id" = "candidates"."users_id" AND "users"."plan_type" = 'paid'
		AND EXISTS (
			SELECT FROM new_messages
			WHERE "communication_id" = "communications"."id" AND "sending_users_id" = "users"."id"
		);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "plan_promotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "communications" SET "promoted" = NEW."plan_type" = 'paid'
	FROM "candidates"
	WHERE "candidates"."users_id" = NEW."id" AND "communications"."candidate_id" = "candidates"."id"
		AND (NEW."plan_type" <> 'paid' OR EXISTS (
			SELECT FROM "messages"
			WHERE "communication_id" = "communications"."id" AND "sending_users_id" = NEW."id"
		));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "messages_promote" AFTER INSERT ON "messages"
	REFERENCING NEW TABLE AS new_messages FOR EACH STATEMENT EXECUTE FUNCTION "messages_promote"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "plan_promotes" AFTER UPDATE OF "plan_type" ON "users"
	FOR EACH ROW WHEN (OLD."plan_type" IS DISTINCT FROM NEW."plan_type") EXECUTE FUNCTION "plan_promotes"();
