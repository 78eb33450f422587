DROP INDEX "job_demands_map";--> statement-breakpoint
CREATE INDEX "job_demands_map_moments" ON "job_demands" USING btree ("id","changed_at","created_at") WHERE "job_demands"."status" = 'active';