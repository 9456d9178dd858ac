import { formatDay, monthAndYear } from '#app/platform/text/dates.ts'
import type { Profession } from '#app/catalog/specialities.ts'
import type { Claims } from '../profile/profile.ts'

/** What a viewer may read of a check beside that it was made. */
type Detail = {
	/** The council stands for a state, and is told from mutual interest on. */
	namesCouncil?: boolean
	/** To whom the person may be named: what we verified is a name with a number. */
	namesPerson?: boolean
	/** How the title of a degree is printed; without it the degree stays unnamed. */
	degreeAs?: (title: string) => string
}

/** What our team verified and when, a sentence each. The day is said where the thing itself is. */
export function verifiedChecks(
	{ profession, registrations, degrees }: Claims & { profession: Profession },
	{ namesCouncil, namesPerson, degreeAs }: Detail,
): string[] {
	const anyCouncil = `a ${profession === 'nurse' ? 'nursing' : 'medical'} council`
	const sentence = (what: string, at: Date, isNamed: boolean) =>
		`Our team verified ${what} ${isNamed ? `on ${formatDay(at)}` : `in ${monthAndYear(at)}`}.`
	const ofPerson = (checkedName: string | null) => (namesPerson && checkedName !== null ? ` of ${checkedName}` : '')
	return [
		...registrations.flatMap(({ council, verified, verifiedAt, checkedName }) =>
			verified && verifiedAt
				? [
						sentence(
							`the registration${ofPerson(checkedName)} with ${namesCouncil ? `the ${council}` : anyCouncil}`,
							verifiedAt,
							namesCouncil ?? false,
						),
					]
				: [],
		),
		...degrees.flatMap(({ title, verified, verifiedAt, checkedName }) =>
			verified && verifiedAt
				? [
						sentence(
							`${degreeAs ? `the degree ${degreeAs(title)}` : 'a degree'}${ofPerson(checkedName)}`,
							verifiedAt,
							degreeAs !== undefined,
						),
					]
				: [],
		),
	]
}
