-- The lists ask for some hundred postal codes, each of which is compared with every frequent one while a
-- statement is planned (docs/decisions/0027).
ALTER TABLE "job_demands" ALTER COLUMN "postal_code" SET STATISTICS 10;--> statement-breakpoint
ALTER TABLE "job_demand_positions" ALTER COLUMN "postal_code" SET STATISTICS 10;--> statement-breakpoint
ALTER TABLE "job_counts" ALTER COLUMN "postal_code" SET STATISTICS 10;--> statement-breakpoint
ALTER TABLE "job_kind_counts" ALTER COLUMN "postal_code" SET STATISTICS 10;--> statement-breakpoint
ANALYZE "job_demands" ("postal_code");--> statement-breakpoint
ANALYZE "job_demand_positions" ("postal_code");--> statement-breakpoint
ANALYZE "job_counts" ("postal_code");--> statement-breakpoint
ANALYZE "job_kind_counts" ("postal_code");
