import type { Profession } from '#app/catalog/specialities.ts'
import type { CheckGrade } from '#app/credentials/grades.ts'
import type { CredentialKind } from '#app/credentials/kinds.ts'

type Register = { name: string; href: string }

/** Where a number can be looked up by hand. */
const registers: Record<Profession, readonly Register[]> = {
	doctor: [
		{ name: 'Indian Medical Register', href: 'https://www.nmc.org.in/information-desk/indian-medical-register/' },
	],
	nurse: [{ name: 'Indian Nurses Register', href: 'https://nrts.indiannursingcouncil.gov.in/' }],
}

export const registersFor = (profession: Profession) => registers[profession]

/** What the paper itself offers: its issuer's valid signature, and the page that its code leads to. */
type Paper = { signedBy: string | null; codeHost: string | null }

/** What was held against a credential, as its readers see it, and what kind of source that is. */
export type Source = { text: string; grade: CheckGrade }

const asGrade =
	(grade: CheckGrade) =>
	(...texts: string[]): Source[] =>
		texts.map((text) => ({ text, grade }))
const [signed, councilPage, register, seen] = [
	asGrade('signed'),
	asGrade('council-page'),
	asGrade('register'),
	asGrade('seen'),
]

/**
 * What an operator usually holds a credential against, to choose from; anything else can be typed. The strongest first: the issuer's
 * signature, the issuer's own page, a register, and what is only seen.
 */
export function sourcesFor(
	kind: CredentialKind,
	council: string | null,
	profession: Profession,
	paper?: Paper,
): Source[] {
	const own = [
		...(paper?.signedBy ? signed(`Digital signature of ${paper.signedBy}`) : []),
		...(paper?.codeHost ? councilPage(`Page of ${paper.codeHost}, opened by the code on the document`) : []),
	]
	if (kind === 'registration')
		return [
			...own,
			...register(...registers[profession].map(({ name }) => name)),
			// What is heard on the phone is no register that we found it on.
			...(council ? [...register(`${council}, online register`), ...seen(`${council}, by phone`)] : []),
		]
	if (kind === 'degree')
		return [
			...own,
			...seen('Degree certificate'),
			...register('Degree certificate and university list', 'National Board results list'),
		]
	return [...own, ...seen('Certificate', 'Certificate, confirmed by the issuer')]
}

/** Of the chosen source. What an operator types or what was not offered counts as seen, for no one can say more of it. */
export const gradeOf = (
	sources: readonly Source[],
	{ source, otherSource = null }: { source: string | null; otherSource?: string | null },
): CheckGrade => (otherSource === null ? (sources.find(({ text }) => text === source)?.grade ?? 'seen') : 'seen')

export const textsOf = (sources: readonly Source[]) => sources.map(({ text }) => text)

type Waiting = { id: string; kind: CredentialKind; title: string; council: string | null; version: number }

/** The other credentials of the same person that wait with a clean document: they can be verified in one go. */
export const companionsOf = ({
	others,
	profile,
}: {
	others: readonly (Waiting & { status: string; document: { scan: string } | null })[]
	profile: { profession: Profession }
}) =>
	others
		.filter(({ status, document }) => status === 'pending' && document?.scan === 'clean')
		.map(({ id, kind, title, council, version }) => ({
			...{ id, title, version },
			sources: sourcesFor(kind, council, profile.profession),
		}))
