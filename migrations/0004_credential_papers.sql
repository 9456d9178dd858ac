CREATE TABLE "credential_papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"document_id" uuid,
	"kind" "credential_kind" NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"scan" text DEFAULT 'scanning' NOT NULL,
	"signature" jsonb,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reading" jsonb,
	"reading_ms" integer,
	"read_at" timestamp with time zone,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credential_papers_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "credential_paper_status" CHECK ("credential_papers"."status" in ('waiting', 'read', 'unreadable')),
	CONSTRAINT "credential_paper_scan" CHECK ("credential_papers"."scan" in ('scanning', 'clean', 'infected'))
);
--> statement-breakpoint
ALTER TABLE "credential_documents" ADD COLUMN "signature" jsonb;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "midwife_number" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "national_number" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "qualification" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "issued_on" date;--> statement-breakpoint
ALTER TABLE "credential_papers" ADD CONSTRAINT "credential_papers_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_papers" ADD CONSTRAINT "credential_papers_document_id_credential_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."credential_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credential_papers_specialist_id_index" ON "credential_papers" USING btree ("specialist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_reading_per_document" ON "credential_papers" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "papers_without_credential" ON "credential_papers" USING btree ("uploaded_at") WHERE "credential_papers"."document_id" is null;