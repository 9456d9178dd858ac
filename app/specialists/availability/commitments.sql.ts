import { defineView } from '#app/platform/database/database-objects.ts'

/** What a specialist has promised to be at, whichever part of the product it is of. Read by interviews and by cover. */
export const commitmentsView = defineView(
	'commitments',
	`SELECT r."specialist_id", 'cover' AS "kind", r."id" AS "of_id", r."starts_at", r."ends_at", r."latitude", r."longitude"
FROM "cover_requests" r
WHERE r."specialist_id" IS NOT NULL AND r."status" IN ('covered', 'finished', 'confirmed')
UNION ALL
SELECT i."specialist_id", 'interview', i."id", i."starts_at", i."ends_at",
	CASE WHEN i."mode" = 'in-person' THEN coalesce(j."latitude", h."latitude") END,
	CASE WHEN i."mode" = 'in-person' THEN coalesce(j."longitude", h."longitude") END
FROM "interviews" i
JOIN "applications" a ON a."id" = i."application_id"
JOIN "jobs" j ON j."id" = a."job_id"
JOIN "hospitals" h ON h."id" = i."hospital_id"
WHERE i."status" = 'scheduled' AND i."starts_at" IS NOT NULL`,
)
