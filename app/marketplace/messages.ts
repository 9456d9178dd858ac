import { defineMessage } from '#app/notifications/message.ts'
import type { PublicProfile } from '#app/specialists/disclosure/disclosure.ts'
import { plural } from '#app/platform/text/counted.ts'
import { dashboardPath, viewsPath } from './paths.ts'
import { newSpecialists } from './labels.ts'

/** How many specialists one email lists. It gives the number of the others and a link to them. */
export const maxInMail = 5

/** One of them, with how they fit an open job of the hospital and why; null where that cannot be said. */
export type BestFit = { id: string; fit: string | null }

type Listed = Pick<PublicProfile, 'id' | 'speciality' | 'years' | 'city' | 'languages' | 'skills' | 'verified'>

type Digest = {
	/** Grouped by saved search. */
	newCandidates: { search: { name: string; query: string }; specialistIds: string[] }[]
	/** The best of them, on top who fits best. */
	best: readonly BestFit[]
	/** Public profiles of those that the email lists. */
	profiles: ReadonlyMap<string, Listed>
	/** Links in the email that stop these alerts. */
	links: { label: string; url: string }[]
	unsubscribeUrl: string
}

const listed: Listed = {
	id: '1',
	speciality: 'Anesthesiologist',
	years: '8 years',
	city: 'Pune',
	languages: ['English', 'Marathi'],
	skills: ['Cardiac anesthesia', 'Labor analgesia'],
	verified: true,
}

/**
 * New specialists of one day for one member. Emails are kept and forwarded, so it shows no more of a specialist than the
 * public profile does; the rest is behind the link.
 */
export const candidateDigest = defineMessage({
	to: 'member',
	event: 'candidate-digest',
	examples: [
		{
			newCandidates: [
				{ search: { name: 'Anesthesiologists in Pune', query: 'speciality=anesthesiologist' }, specialistIds: ['1'] },
			],
			best: [{ id: '1', fit: 'Strong match, 86%, for Consultant Anesthesiologist. Has 2 of 2 required skills' }],
			profiles: new Map([['1', listed]]),
			links: [{ label: 'Stop all alerts for new specialists', url: '/unsubscribe/candidates/TOKEN' }],
			unsubscribeUrl: '/unsubscribe/candidates/TOKEN',
		},
	],
	write({ newCandidates, best, profiles, ...stop }: Digest) {
		const [first] = newCandidates
		const total = newCandidates.reduce((sum, { specialistIds }) => sum + specialistIds.length, 0)
		const bySearch = groupBySearch(
			newCandidates,
			best.filter(({ id }) => profiles.has(id)),
		)
		const shown = bySearch.reduce((sum, { found }) => sum + found.length, 0)
		const left = total - shown
		return {
			title: `${newSpecialists(total)} for your saved searches`,
			app: newCandidates.map(({ search, specialistIds }) => `${search.name}: ${specialistIds.length}`).join('. '),
			href: newCandidates.length === 1 && first ? `${dashboardPath}?${first.search.query}` : viewsPath,
			email: [
				`${newSpecialists(total)} ${plural(total, 'was', 'were')} listed since our last email. ${left > 0 && shown > 0 ? `Here are the ${shown} that fit best. ` : ''}Follow the links to see their full profiles.`,
			],
			button: 'View specialists',
			inEmail: {
				lists: bySearch.map(({ name, found }) => ({
					heading: name,
					entries: found.flatMap(({ id, fit }) => {
						const profile = profiles.get(id)
						return profile ? [entryOf(profile, fit)] : []
					}),
				})),
				more: left > 0 ? `Plus ${newSpecialists(left)}. View them all in your saved searches.` : undefined,
				...stop,
			},
		}
	},
})

/** The best under the search that found them, each once; searches in the order of their best. */
function groupBySearch(newCandidates: Digest['newCandidates'], best: readonly BestFit[]) {
	const nameOf = (id: string) => newCandidates.find(({ specialistIds }) => specialistIds.includes(id))?.search
	const once = best.filter(({ id }, at) => best.findIndex((other) => other.id === id) === at)
	return [...Map.groupBy(once, ({ id }) => nameOf(id))].flatMap(([search, found]) =>
		search ? [{ name: search.name, found }] : [],
	)
}

const entryOf = ({ id, speciality, years, city, languages, skills, verified }: Listed, fit: string | null) => ({
	title: speciality,
	lines: [
		fit ?? '',
		[years, city, verified ? 'registration verified' : ''].filter(Boolean).join(' · '),
		[skills.join(', '), languages.join(', ')].filter(Boolean).join(' · '),
	].filter(Boolean),
	href: `/doctors/${id}`,
})
