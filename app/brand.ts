/** Everything that names us. No brand string is anywhere else than here and in company.ts, and a test checks that. */
export const brand = {
	name: 'Theatrelist',
	tagline: 'Hospital jobs for anesthesiologists, surgeons, physicians and nurses',
} as const
