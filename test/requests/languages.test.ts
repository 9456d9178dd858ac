// What a visitor and a specialist read in Marathi holds no English but what translators left so, names, and what others wrote. In place of
// Hindi the server speaks a pseudo-language, in which nothing is left so: what is in English there is not in the catalog.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { addressIn, languageTags } from '#app/platform/language/languages.ts'
import { leftByTranslators, leftInTexts, wordsIn } from '#test/latin-words.ts'
import { pseudo } from '#test/pseudo-language.ts'
import { ask } from './ask.ts'
import { saidIn } from './said-text.ts'
import { keepWorld, serve } from './served.ts'

serve({ NODE_OPTIONS: `--import=${import.meta.resolve('#test/in-pseudo-language.ts')}` })
const world = keepWorld()

type Page = { path: string; lang: string | undefined; said: string[] }

/** Rows of a list are alike, and so are the ways to narrow it: one of each stands for all. */
const kindOf = (path: string) =>
	path
		.replaceAll(/[\da-f-]{36}/g, 'id')
		.replaceAll(/=[^&]*/g, '=')
		.split('&')[0] ?? ''

async function crawl(starts: readonly string[], cookie?: string): Promise<Page[]> {
	const kinds = new Set<string>()
	const paths = new Set(starts)
	const pages: Page[] = []
	for (const path of paths) {
		const { status, headers, body } = await ask(path, cookie === undefined ? {} : { cookie })
		if (status !== 200 || !String(headers['content-type']).includes('text/html')) continue
		pages.push({ path, lang: /<html[^>]* lang="([^"]*)"/.exec(body)?.[1], said: saidIn(body) })
		for (const [, found = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
			const next = found.replaceAll('&amp;', '&')
			if (kinds.has(kindOf(next)) || next.includes('/api')) continue
			kinds.add(kindOf(next))
			paths.add(next)
		}
	}
	return pages
}

/** Names: ours, and those of people, hospitals, colleges and skills of the planted world. */
const names = wordsIn(
	[
		brand.name,
		...Object.values(company),
		'Starter Growth Network Dr Asha Menon AM Leela Nair Meera Kulkarni Lakeside Heart Institute Shivajinagar',
		'12 Lake Road Pune Niramay Hospital Nashik Sanjivani Satara Government Medical College Nagpur lakeside.example',
		'LSCS Registrar Anesthesiology Regional Cardiac Labor analgesia TIVA Asha Menon.pdf Offer.pdf',
		'asha.menon@lakeside.example',
	].join(' '),
)

const inTexts = leftInTexts('hi')
const leftIn = (language: 'hi' | 'mr') =>
	new Set([...(language === 'hi' ? ['kB'] : leftByTranslators(language)), ...names])

/** What people of that world and our team wrote. */
const written = [
	'Cardiac and orthopedic lists.',
	'A locum week in December',
	'When could you begin?',
	'TIVA, labor analgesia',
	'When did this happen?',
	'Consultant Anesthesiologist',
	'MD Anaesthesiology',
	'B. J. Government Medical College',
	'General anesthesia',
	'Regional anesthesia',
	'Cardiac anesthesia',
	'MBBS',
	'MMC/',
]

test.each(['hi', 'mr'] as const)('%s', { timeout: 300_000 }, async (language) => {
	const { people, cookies } = world()
	await db.update(accounts).set({ language }).where(eq(accounts.id, people.applicant.accountId))
	const visited = await crawl([addressIn(language, '/')])
	const own = await crawl(['/profile', '/applications', '/jobs', '/settings', '/cover'], cookies.applicant)
	const pages = [...visited, ...own]
	const left = leftIn(language)

	expect(visited.length).toBeGreaterThan(35)
	expect(own.length).toBeGreaterThan(60)
	expect(pages.filter(({ lang }) => lang !== languageTags[language]).map(({ path }) => path)).toEqual([])
	expect(englishIn(pages, left)).toEqual([])
})

/** Of articles, guides and policies, which are in Hindi also where the catalogs are not. */
const isOfTexts = (path: string, text: string) =>
	/[\u0900-\u097f]/.test(text) || (/\/(blog|guides)\//.test(path) && wordsIn(text).every((word) => inTexts.has(word)))

/** What is said on these pages in Latin words that neither translators left so nor others wrote. */
const englishIn = (pages: readonly Page[], left: ReadonlySet<string>) =>
	pages.flatMap(({ path, lang, said }) =>
		said.flatMap((text) => {
			if (lang === languageTags.hi && isOfTexts(path, text)) return []
			const ours = written.reduce((rest, words) => rest.replaceAll(words, ''), text)
			const words = wordsIn(ours).filter((word) => !left.has(word))
			return words.length > 0 ? [`${path}: ${words.join(' ')} | ${text.trim()}`] : []
		}),
	)

test('what is in English is found in the pseudo-language, also where translators have left such a word', () => {
	const page = { path: '/', lang: languageTags.hi, said: ['PDF', pseudo('Download the PDF')] }

	expect(englishIn([page], new Set(leftByTranslators('hi')))).toEqual([])
	expect(englishIn([page], leftIn('hi'))).toEqual(['/: PDF | PDF'])
})

/** Forms, and what is wrong with each that is sent blank. */
const formsOfVisitors = ['/contact', '/grievances?kind=complaint', '/doctors/register']
const formsOfSpecialists = ['/profile/experience/new', '/profile/education/new', '/profile/skills/new', '/profile/area']

test.each(['hi', 'mr'] as const)('a form that is refused stays in %s, and says why in it', async (language) => {
	const { people, cookies } = world()
	await db.update(accounts).set({ language }).where(eq(accounts.id, people.applicant.accountId))
	const left = leftIn(language)
	const refuse = async (path: string, cookie?: string) => {
		const { status, body } = await ask(path, { method: 'POST', form: {}, ...(cookie && { cookie }) })
		const saysWhy = /role="alert"|class="field-error"[^>]*>[^<]/.test(body)
		expect([path, status, saysWhy]).toEqual([path, 422, true])
		return { path, lang: /<html[^>]* lang="([^"]*)"/.exec(body)?.[1], said: saidIn(body) }
	}
	const pages: Page[] = []
	for (const path of formsOfVisitors) pages.push(await refuse(addressIn(language, path)))
	for (const path of formsOfSpecialists) pages.push(await refuse(path, cookies.applicant))

	expect(pages.filter(({ lang }) => lang !== languageTags[language]).map(({ path }) => path)).toEqual([])
	expect(englishIn(pages, left)).toEqual([])
})

test.each(['hi', 'mr'] as const)(
	'what the server says without the app is in %s for an account that reads it',
	async (language) => {
		const { people, cookies } = world()
		await db.update(accounts).set({ language }).where(eq(accounts.id, people.applicant.accountId))
		const left = leftIn(language)
		const sender = { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' }

		const { status, body } = await ask('/notifications/read', {
			...{ method: 'POST', form: { id: 'none' }, sender, cookie: cookies.applicant },
		})

		expect([status, /<html lang="([^"]*)"/.exec(body)?.[1]]).toEqual([400, languageTags[language]])
		const said = saidIn(body).filter((text) => !text.includes('-'))
		expect(englishIn([{ path: '/notifications/read', lang: language, said }], left)).toEqual([])
	},
)
