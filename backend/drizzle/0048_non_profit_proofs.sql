CREATE TABLE "non_profit_proofs" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"paper_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "non_profit_proofs" ADD CONSTRAINT "non_profit_proofs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "non_profit_proofs" ADD CONSTRAINT "non_profit_proofs_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "non_profit_proofs_paper" ON "non_profit_proofs" USING btree ("paper_id");