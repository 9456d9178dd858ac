import { findSpeciality, type Speciality, specialityBySlug } from './specialities.ts'
import { findEntry } from './vocabulary-index.ts'
import { wordsOf } from './words.ts'

/**
 * The speciality that a person typed about themselves or a job: by its name, or in any words by which the search knows that one
 * speciality ('Ortho', 'Gynae', 'MD Medicine', 'ICU staff'). Null where the words could mean several, or none.
 */
export function findTypedSpeciality(text: string): Speciality | null {
	const known = findSpeciality(text)
	if (known) return known
	const parts = wordsOf(text).map(({ key }) => key)
	const entry = findEntry(parts)
	const [slug, ...others] = entry?.is ?? []
	if (slug !== undefined && others.length === 0) return specialityBySlug(slug)
	// A degree with its subject ('MS Ortho'); 'MD' alone could be any.
	const [degree, ...otherDegrees] = entry?.degrees ?? []
	if (degree === undefined || otherDegrees.length > 0 || parts.length === 1) return null
	return findTypedSpeciality(degree.replace(/^\S+\s*/, ''))
}
