import type { HospitalProfile } from '#app/specialists/disclosure/disclosure.ts'

type Fact = {
	label: string
	/** One for each person, in their order; '' where there is nothing to say. */
	values: string[]
	/** The people are not alike in it. */
	differs: boolean
}

const aspects: [label: string, read: (profile: HospitalProfile) => string | null][] = [
	['Experience', ({ years }) => years],
	['Expected pay', ({ pay }) => pay.join('\n')],
	['Shifts', ({ shifts }) => shifts.join(', ')],
	['Available', ({ availability }) => availability.join('\n')],
	['Available from', ({ availableFrom }) => availableFrom ?? 'Immediately or by agreement'],
	['City', ({ location }) => location],
	['Travels up to', ({ radius }) => radius],
	['Open to relocate', ({ openToRelocate }) => (openToRelocate ? 'Yes' : 'No')],
	['Languages', ({ languages }) => languages.join(', ')],
	[
		'Degrees',
		({ degrees }) =>
			degrees.map(({ title, verifiedOn }) => (verifiedOn ? `${title} (verified on ${verifiedOn})` : title)).join(', '),
	],
	['Skills', ({ skills }) => skills.map(({ name, level }) => `${name} (${level.toLowerCase()})`).join(', ')],
	['Most recent position', ({ experience }) => experience?.[0]?.role ?? null],
]

/** Facts to compare people by, as far as the hospital may see them. Facts no one gives are omitted. */
export function compareFacts(profiles: readonly HospitalProfile[]): Fact[] {
	return aspects.flatMap(([label, read]) => {
		const values = profiles.map((profile) => read(profile) ?? '')
		return values.every((value) => value === '') ? [] : [{ label, values, differs: new Set(values).size > 1 }]
	})
}
