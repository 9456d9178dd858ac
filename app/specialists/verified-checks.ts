import { formatDay, monthAndYear } from '#app/platform/dates.ts'
import type { Profession } from '#app/catalog/specialities.ts'
import type { Claims } from './profile.ts'

/** What a viewer may read of a check beside that it was made. */
type Detail = {
	/** The council stands for a state, and is told from mutual interest on. */
	namesCouncil?: boolean
	/** How the title of a degree is printed; without it the degree stays unnamed. */
	degreeAs?: (title: string) => string
}

/** What our team verified and when, a sentence each. The day is said where the thing itself is. */
export function verifiedChecks(
	{ profession, registrations, degrees }: Claims & { profession: Profession },
	{ namesCouncil, degreeAs }: Detail,
): string[] {
	const anyCouncil = `a ${profession === 'nurse' ? 'nursing' : 'medical'} council`
	const sentence = (what: string, at: Date, isNamed: boolean) =>
		`Our team verified ${what} ${isNamed ? `on ${formatDay(at)}` : `in ${monthAndYear(at)}`}.`
	return [
		...registrations.flatMap(({ council, verified, verifiedAt }) =>
			verified && verifiedAt
				? [
						sentence(
							`the registration with ${namesCouncil ? `the ${council}` : anyCouncil}`,
							verifiedAt,
							namesCouncil ?? false,
						),
					]
				: [],
		),
		...degrees.flatMap(({ title, verified, verifiedAt }) =>
			verified && verifiedAt
				? [sentence(degreeAs ? `the degree ${degreeAs(title)}` : 'a degree', verifiedAt, degreeAs !== undefined)]
				: [],
		),
	]
}
