import { specialities, specialityBySlug } from '#app/catalog/specialities.ts'

/** Families whose people work across their specialities: an anesthesiologist does cardiac lists, a surgeon no other surgery. */
const shared = new Set(['anesthesiology', 'nursing'])

/** Specialities whose jobs are for the same person, the own one first. */
export function similarSpecialities(slug: string): string[] {
	const own = specialityBySlug(slug)
	if (own === null || slug === 'other' || !shared.has(own.family)) return [slug]
	return [
		slug,
		...specialities.filter((other) => other.family === own.family && other !== own).map((other) => other.slug),
	]
}
