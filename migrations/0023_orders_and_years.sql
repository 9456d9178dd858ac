CREATE TABLE "rights_order_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"scan" text DEFAULT 'scanning' NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rights_order_files_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "rights_order_files_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "rights_order_file_size" CHECK ("rights_order_files"."size_bytes" between 1 and 5242880),
	CONSTRAINT "rights_order_file_scan" CHECK ("rights_order_files"."scan" in ('scanning', 'clean', 'infected'))
);
--> statement-breakpoint
ALTER TABLE "published_answers" ADD COLUMN "year" integer DEFAULT extract(year from now() at time zone 'Asia/Kolkata')::int NOT NULL;--> statement-breakpoint
ALTER TABLE "rights_order_files" ADD CONSTRAINT "rights_order_files_request_id_rights_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."rights_requests"("id") ON DELETE cascade ON UPDATE no action;