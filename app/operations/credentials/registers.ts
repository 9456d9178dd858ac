import type { Profession } from '#app/catalog/specialities.ts'
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

/**
 * What an operator usually holds a credential against, to choose from; anything else can be typed. The strongest first: the issuer's
 * signature, the issuer's own page, a register, and what is only seen.
 */
export function sourcesFor(
	kind: CredentialKind,
	council: string | null,
	profession: Profession,
	paper?: Paper,
): string[] {
	const own = [
		...(paper?.signedBy ? [`Digital signature of ${paper.signedBy}`] : []),
		...(paper?.codeHost ? [`Page of ${paper.codeHost}, opened by the code on the document`] : []),
	]
	if (kind === 'registration')
		return [
			...own,
			...registers[profession].map(({ name }) => name),
			...(council ? [`${council}, online register`, `${council}, by phone`] : []),
		]
	if (kind === 'degree')
		return [...own, 'Degree certificate', 'Degree certificate and university list', 'National Board results list']
	return [...own, 'Certificate', 'Certificate, confirmed by the issuer']
}

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
