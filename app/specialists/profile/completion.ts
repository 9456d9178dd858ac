import { words } from '#app/platform/language/words.ts'

/**
 * The parts of a profile that count towards its completion. Lists count by length, so that the rule about 'enough' is
 * here and not in a query. A photo does not count because showing one is the person's own choice.
 */
export type CompletionFacts = {
	speciality: boolean
	location: boolean
	email: boolean
	yearsOfExperience: boolean
	bio: boolean
	experience: number
	education: number
	skills: number
	languages: number
	shifts: number
	/** Weekdays with hours. */
	availability: number
	pay: boolean
	/** A travel radius, or places by name. */
	area: boolean
	resume: boolean
	/** A council registration has been handed in, whatever we found. Known to `credentials`, so the caller says it. */
	registration: boolean
}

type Item = {
	key: keyof CompletionFacts

	/** Out of a hundred, weighted by a hospital's criteria (past work, its place, and a council registration). */
	weight: number
	/** How long it takes someone with the papers ready. */
	minutes: number
	/** The page that fills it. */
	href: string
	/** How many of a list are enough; one, unless it says otherwise. */
	enough?: number
}

/** The rule: the percentage is the sum of the weights of what is there. In the order in which we ask for it. */
export const completionItems: readonly Item[] = [
	{ key: 'speciality', weight: 8, minutes: 1, href: '/settings' },
	{ key: 'location', weight: 8, minutes: 1, href: '/settings' },
	{ key: 'registration', weight: 12, minutes: 3, href: '/profile/credentials' },
	{ key: 'experience', weight: 12, minutes: 4, href: '/profile/experience' },
	{ key: 'education', weight: 8, minutes: 2, href: '/profile/education' },
	{ key: 'skills', weight: 8, minutes: 2, href: '/profile/skills', enough: 3 },
	{ key: 'pay', weight: 6, minutes: 1, href: '/profile/pay' },
	{ key: 'shifts', weight: 5, minutes: 1, href: '/profile/shifts' },
	{ key: 'area', weight: 5, minutes: 1, href: '/profile/area' },
	{ key: 'availability', weight: 5, minutes: 2, href: '/profile/availability' },
	{ key: 'yearsOfExperience', weight: 5, minutes: 1, href: '/profile/about' },
	{ key: 'languages', weight: 4, minutes: 1, href: '/profile/languages' },
	{ key: 'bio', weight: 4, minutes: 3, href: '/profile/about' },
	{ key: 'resume', weight: 6, minutes: 1, href: '/settings#resume' },
	{ key: 'email', weight: 4, minutes: 1, href: '/settings' },
]

/** What to do, as a next step; also names the item once it is done. */
const labels: Record<keyof CompletionFacts, string> = words({
	speciality: 'Speciality',
	location: 'Location',
	registration: 'Council registration',
	experience: 'Work experience',
	education: 'Education',
	skills: 'At least three skills',
	pay: 'Expected pay',
	shifts: 'Shift preferences',
	area: 'Preferred work area',
	availability: 'Days and hours',
	yearsOfExperience: 'Years of experience',
	languages: 'Languages',
	bio: 'About you',
	resume: 'Resume',
	email: 'Email address',
})

export type Completion = {
	/** 0 to 100. */
	percent: number
	/** What is missing, what helps most first. */
	next: { key: string; label: string; minutes: number; href: string }[]
	done: { key: string; label: string }[]
}

/** How complete a profile is, and what would complete it. */
export function profileCompletion(facts: CompletionFacts): Completion {
	const isDone = ({ key, enough = 1 }: Item) => Number(facts[key]) >= enough
	const done = completionItems.filter(isDone)
	const missing = completionItems.filter((item) => !isDone(item)).toSorted((a, b) => b.weight - a.weight)
	return {
		percent: done.reduce((sum, { weight }) => sum + weight, 0),
		next: missing.map(({ key, minutes, href }) => ({ key, label: labels[key], minutes, href })),
		done: done.map(({ key }) => ({ key, label: labels[key] })),
	}
}
