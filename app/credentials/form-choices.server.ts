import { councilByCode, councilsFor } from '#app/catalog/councils.ts'
import { certificatesOf, qualificationsOf } from '#app/catalog/qualifications.ts'
import type { Profession } from '#app/catalog/specialities.ts'
import type { CredentialKind } from './kinds.ts'
import { saidName } from '#app/platform/language/names.ts'

/** What the form offers: councils of the person's profession (and the one on record), degrees or courses to choose from. */
export function formChoices(
	kind: CredentialKind,
	{ profession, specialitySlug }: { profession: Profession; specialitySlug: string | null },
	councilOnRecord: string | null = null,
) {
	const known = councilsFor(profession, specialitySlug)
	const kept = councilByCode(councilOnRecord ?? '')
	const councils = kept && !known.includes(kept) ? [kept, ...known] : known
	return {
		isNursing: kind === 'registration' && profession === 'nurse',
		councils: kind === 'registration' ? councils.map(({ code, name }) => ({ value: code, label: saidName(name) })) : [],
		titles: kind === 'degree' ? qualificationsOf(profession) : kind === 'certificate' ? certificatesOf(profession) : [],
	}
}
