CREATE TABLE "frequent_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "frequent_words_word" ON "frequent_words" USING btree ("word" text_pattern_ops);