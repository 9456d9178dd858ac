ALTER TABLE "reviews" DROP CONSTRAINT "review_subject";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "review_to_specialist";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "review_subject" CHECK ("reviews"."subject" in ('job', 'job-edit', 'hospital-page', 'contact-request', 'message', 'offer')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "review_to_specialist" CHECK (("reviews"."subject" in ('contact-request', 'message', 'offer')) = ("reviews"."specialist_id" is not null)) NOT VALID;