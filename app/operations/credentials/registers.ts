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

/** What an operator usually holds a credential against, to choose from; anything else can be typed. */
export function sourcesFor(kind: CredentialKind, council: string | null, profession: Profession): string[] {
	if (kind === 'registration')
		return [
			...registers[profession].map(({ name }) => name),
			...(council ? [`${council}, online register`, `${council}, by phone`] : []),
		]
	if (kind === 'degree')
		return ['Degree certificate', 'Degree certificate and university list', 'National Board results list']
	return ['Certificate', 'Certificate, confirmed by the issuer']
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
