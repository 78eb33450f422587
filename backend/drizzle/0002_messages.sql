DROP INDEX "communications_candidate";--> statement-breakpoint
DROP INDEX "communications_client";--> statement-breakpoint
DROP INDEX "messages_communication";--> statement-breakpoint
ALTER TABLE "communications" ADD COLUMN "last_message_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "client_key" text;--> statement-breakpoint
UPDATE "communications" SET "last_message_at" = coalesce((SELECT max("messages"."created_at") FROM "messages" WHERE "messages"."communication_id" = "communications"."id"), "communications"."created_at");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("communication_id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("sending_users_id","client_key");--> statement-breakpoint
CREATE INDEX "communications_candidate" ON "communications" USING btree ("candidate_id","last_message_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "communications_client" ON "communications" USING btree ("client_id","last_message_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "messages_communication" ON "messages" USING btree ("communication_id","created_at","id");