import { t } from '#app/platform/language/words.ts'

/** Everything that names us. No brand string is anywhere else than here and in company.ts, and a test checks that. */
export const brand = {
	name: 'Theatrelist',
	get tagline(): string {
		return t`Hospital jobs for anesthesiologists, surgeons, physicians and nurses`
	},
} as const
