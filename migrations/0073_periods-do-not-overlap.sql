ALTER TABLE "plan_orders" ADD COLUMN "next_charge_at" timestamp with time zone;--> statement-breakpoint
-- A few rows for each paying hospital. What was paid twice for the same time is added behind it, as it is from now on.
DO $$
DECLARE
	paid record;
	free_from timestamptz;
	last_hospital uuid;
BEGIN
	FOR paid IN
		SELECT "id", "hospital_id", "period_start", "period_end" FROM "payments"
		WHERE "unused_paise" IS NULL ORDER BY "hospital_id", "period_start", "created_at"
	LOOP
		IF paid.hospital_id IS DISTINCT FROM last_hospital THEN free_from := '-infinity'; END IF;
		IF paid.period_start < free_from THEN
			UPDATE "payments" SET "period_start" = free_from, "period_end" = free_from + (paid.period_end - paid.period_start)
			WHERE "id" = paid.id RETURNING "period_end" INTO free_from;
		ELSE
			free_from := paid.period_end;
		END IF;
		last_hospital := paid.hospital_id;
	END LOOP;
	UPDATE "plan_orders" SET "next_charge_at" = (
		SELECT max("period_end") FROM "payments"
		WHERE "payments"."hospital_id" = "plan_orders"."hospital_id" AND "unused_paise" IS NULL
	) WHERE "status" = 'active';
END $$;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_do_not_overlap" EXCLUDE USING gist ("hospital_id" WITH =, tstzrange("period_start", "period_end") WITH &&) WHERE ("unused_paise" IS NULL);
