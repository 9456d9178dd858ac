// Each place that searches by typed words says what it did with every one of them.
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { loadSearchPage } from '#app/jobs/search/search-page.server.ts'
import { loadCandidatePage } from '#app/marketplace/candidates/candidate-page.server.ts'
import { loadDatabase } from '#app/marketplace/database/database.server.ts'
import { writeJsonFeed, writeRss } from '#app/seo/feed.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { loader as suggestions } from '#app/suggestions/routes/list.tsx'
import { askRoute } from './ask-route.ts'

const now = new Date()
const addressOf = (q: string) => new URL(`https://theatrelist.test/jobs?${new URLSearchParams({ q }).toString()}`)

type Page = {
	chips: readonly { label: string }[]
	notes: {
		unused: readonly { words: readonly string[] }[]
		correction: { to: string } | null
		unlisted: readonly string[]
	}
	count: string
	sortedBy?: unknown
	order?: unknown
}
/** What the page says beside its rows. */
const saysOf = ({ chips, notes, sortedBy, order, count }: Page) =>
	JSON.stringify([
		chips.map(({ label }) => label),
		notes.unused.map(({ words }) => words),
		notes.correction?.to ?? '',
		notes.unlisted,
		sortedBy ?? order ?? '',
		/not searched/i.test(count),
	])

/** What each search says of the typed words, by its name. */
const surfaces: Record<string, (q: string) => Promise<string>> = {
	'the list of jobs': async (q) => saysOf(await loadSearchPage(addressOf(q), now)),
	'candidates of a hospital': async (q) => {
		const page = await loadCandidatePage(await aMember(), addressOf(q), now)
		return page.kind === 'list' ? saysOf(page) : 'limit'
	},
	'the public database': async (q) => {
		const page = await loadDatabase({ kind: 'visitor' }, addressOf(q).searchParams, `10.0.0.${visitors++}`, now)
		return page.kind === 'list' ? saysOf(page) : 'limit'
	},
	'the feed of jobs': async (q) => {
		const head = (await writeRss(addressOf(q), 'https://theatrelist.test')).split('<item>')[0] ?? ''
		return [...head.matchAll(/<(title|description)>(.*?)<\/\1>/gs)].map(([, , text]) => text).join(' ')
	},
	'the JSON feed of jobs': async (q) => {
		const feed: { title: string; description: string } = JSON.parse(
			await writeJsonFeed(addressOf(q), 'https://theatrelist.test'),
		)
		return feed.title + feed.description
	},
}
let visitors = 1

/** Of each kind some: used, left out, ordered by, or unused for a reason. */
const typed = [
	...[
		'locum',
		'part time',
		'visiting',
		'available immediately',
		'night',
		'2 lakh per month',
		'5 years',
		'ICU',
		'nagpur',
	],
	...['no bond', 'bina bond', 'female', 'govt', 'married', 'hindu', 'notice period 30 days', 'under 35 years', 'pizza'],
	...[
		'urgently required',
		'joining bonus 50000',
		'12 hours',
		'20 mins travel',
		'NABH',
		'best',
		'work from home',
		'dubai',
	],
	...[
		'not icu',
		'except nagpur',
		'night nako',
		'highest salary',
		'latest',
		'starting soon',
		'98220 12345',
		'hr@hospital.in',
		'BAMS',
	],
]

const isOfJobsAlone = new Set(['the feed of jobs', 'the JSON feed of jobs'])
/** A feed has one order, the newest first. */
const saysNothingOf = (surface: string, word: string) => isOfJobsAlone.has(surface) && word === 'latest'

test.each(Object.keys(surfaces))('%s drops nothing typed in silence', async (surface) => {
	await aJob({
		hospitalId: (await aHospital()).id,
		specialitySlug: 'staff-nurse',
		speciality: 'Staff Nurse',
		title: 'Staff Nurse',
	})
	await aSpecialist({ specialitySlug: 'staff-nurse', profileVisibility: true })
	const says = surfaces[surface]
	if (!says) throw new Error(surface)
	const alone = await says('staff nurse')

	const silent: string[] = []
	for (const word of typed)
		if (!saysNothingOf(surface, word) && (await says(`staff nurse ${word}`)) === alone) silent.push(word)

	expect(silent).toEqual([])
})

test('words that only ask are not said to be unused', async () => {
	await aJob({
		hospitalId: (await aHospital()).id,
		specialitySlug: 'staff-nurse',
		speciality: 'Staff Nurse',
		title: 'Staff Nurse',
	})
	const says = surfaces['the list of jobs']
	const alone = await says?.('staff nurse')

	for (const words of ['please', 'job', 'vacancy', 'required', 'chahiye', 'पाहिजे', 'i am looking for', 'sir'])
		expect([words, await says?.(`${words} staff nurse`)]).toEqual([words, alone])
})

test('while typing, the suggestion says what will not be used', async () => {
	for (const [list, word] of [
		['jobs', 'female'],
		['jobs', 'service bond'],
		['specialists', 'female'],
		['specialists', 'married'],
	]) {
		const answer = await askRoute(
			suggestions,
			`/search/suggestions?for=${list}&q=${encodeURIComponent(`staff nurse ${word}`)}`,
		)
		expect([word, JSON.stringify(await answer.json()).includes('Not used')]).toEqual([word, true])
	}
})
