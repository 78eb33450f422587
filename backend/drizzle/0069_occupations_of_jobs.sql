DROP INDEX "job_demand_positions_job";--> statement-breakpoint
CREATE INDEX "job_demand_positions_job" ON "job_demand_positions" USING btree ("job_demand_id","rank","position_id","active");