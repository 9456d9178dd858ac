import { defineMessage } from '#app/notifications/message.ts'
import type { PublicProfile } from '#app/specialists/disclosure/disclosure.ts'
import { plural } from '#app/platform/text/counted.ts'
import { dashboardPath, viewsPath } from './paths.ts'
import { newSpecialists } from './labels.ts'

/** How many specialists one email lists. It gives the number of the others and a link to them. */
export const maxInMail = 5

/** One of them under the name of the search that found them, with how they fit an open job of the hospital and why; null where that cannot be said. */
export type BestFit = { id: string; search: string; fit: string | null }

type Listed = Pick<PublicProfile, 'id' | 'speciality' | 'years' | 'city' | 'languages' | 'skills' | 'verified'>

type Digest = {
	/** How many each saved search has found. */
	found: { search: { name: string; query: string }; count: number }[]
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
	name: 'marketplace.candidate-digest',
	to: 'member',
	event: 'candidate-digest',
	examples: [
		{
			found: [{ search: { name: 'Anesthesiologists in Pune', query: 'speciality=anesthesiologist' }, count: 1 }],
			best: [
				{
					id: '1',
					search: 'Anesthesiologists in Pune',
					fit: 'Strong match, 86%, for Consultant Anesthesiologist. Has 2 of 2 required skills',
				},
			],
			profiles: new Map([['1', listed]]),
			links: [{ label: 'Stop all alerts for new specialists', url: '/unsubscribe/candidates/TOKEN' }],
			unsubscribeUrl: '/unsubscribe/candidates/TOKEN',
		},
	],
	write({ found, best, profiles, ...stop }: Digest) {
		const [first] = found
		const total = found.reduce((sum, { count }) => sum + count, 0)
		const listedOnce = best.filter(
			({ id }, at) => profiles.has(id) && best.findIndex((other) => other.id === id) === at,
		)
		// In the order of their best.
		const bySearch = [...Map.groupBy(listedOnce, ({ search }) => search)]
		const shown = listedOnce.length
		const left = total - shown
		return {
			title: `${newSpecialists(total)} for your saved searches`,
			app: found.map(({ search, count }) => `${search.name}: ${count}`).join('. '),
			href: found.length === 1 && first ? `${dashboardPath}?${first.search.query}` : viewsPath,
			email: [
				`${newSpecialists(total)} ${plural(total, 'was', 'were')} listed since our last email. ${left > 0 && shown > 0 ? `Here are the ${shown} that fit best. ` : ''}Follow the links to see their full profiles.`,
			],
			button: 'View specialists',
			inEmail: {
				lists: bySearch.map(([heading, ofSearch]) => ({
					heading,
					entries: ofSearch.flatMap(({ id, fit }) => {
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

const entryOf = ({ id, speciality, years, city, languages, skills, verified }: Listed, fit: string | null) => ({
	title: speciality,
	lines: [
		fit ?? '',
		[years, city, verified ? 'registration verified' : ''].filter(Boolean).join(' · '),
		[skills.join(', '), languages.join(', ')].filter(Boolean).join(' · '),
	].filter(Boolean),
	href: `/doctors/${id}`,
})
