import { formatDay, monthAndYear } from '#app/platform/text/dates.ts'
import type { Profession } from '#app/catalog/specialities.ts'
import type { Claims } from '../profile/profile.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

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
	const nameOf = (checkedName: string | null) => (namesPerson ? checkedName : null)
	return [
		...registrations.flatMap(({ council, verified, verifiedAt, checkedName }) => {
			if (!verified || !verifiedAt) return []
			const name = nameOf(checkedName)
			return namesCouncil
				? checkedAtCouncil(name, council, formatDay(verifiedAt))
				: checkedAtSomeCouncil(name, profession, monthAndYear(verifiedAt))
		}),
		...degrees.flatMap(({ title, verified, verifiedAt, checkedName }) => {
			if (!verified || !verifiedAt) return []
			const name = nameOf(checkedName)
			return degreeAs
				? checkedDegree(name, degreeAs(title), formatDay(verifiedAt))
				: checkedSomeDegree(name, monthAndYear(verifiedAt))
		}),
	]
}

const checkedAtCouncil = (name: string | null, council: string, day: string) =>
	name === null
		? t`Our team verified the registration with the ${{ council: saidName(council) }} on ${{ day }}.`
		: t`Our team verified the registration of ${{ name }} with the ${{ council: saidName(council) }} on ${{ day }}.`

function checkedAtSomeCouncil(name: string | null, profession: Profession, month: string) {
	if (profession === 'nurse')
		return name === null
			? t`Our team verified the registration with a nursing council in ${{ month }}.`
			: t`Our team verified the registration of ${{ name }} with a nursing council in ${{ month }}.`
	return name === null
		? t`Our team verified the registration with a medical council in ${{ month }}.`
		: t`Our team verified the registration of ${{ name }} with a medical council in ${{ month }}.`
}

const checkedDegree = (name: string | null, degree: string, day: string) =>
	name === null
		? t`Our team verified the degree ${{ degree }} on ${{ day }}.`
		: t`Our team verified the degree ${{ degree }} of ${{ name }} on ${{ day }}.`

const checkedSomeDegree = (name: string | null, month: string) =>
	name === null
		? t`Our team verified a degree in ${{ month }}.`
		: t`Our team verified a degree of ${{ name }} in ${{ month }}.`
