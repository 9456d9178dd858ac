// What a visitor and a specialist read in Hindi and Marathi holds no English but what translators left so, names, and what others wrote.
import { globSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { addressIn, type Language, languageTags } from '#app/platform/language/languages.ts'
import { ask } from './ask.ts'
import { saidIn } from './said-text.ts'
import { keepWorld, serve } from './served.ts'

serve()
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

const wordsIn = (text: string) => text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? []

/** The Latin words of the translations: degrees, councils, OTP, PDF, what English binds in. */
function leftByTranslators(language: Language): Set<string> {
	const catalogs = [`languages/${language}.json`, `languages/names/${language}.json`].flatMap((file) =>
		Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>).flat(),
	)
	const texts = globSync(`app/**/*.${language}.mdx`).map((file) => readFileSync(file, 'utf8'))
	return new Set([...catalogs, ...texts].flatMap(wordsIn))
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

/** What people of that world and our team wrote. */
const written = [
	'Cardiac and orthopedic lists.',
	'A locum week in December',
	'When could you begin?',
	'TIVA, labor analgesia',
	'When did this happen?',
]

test.each(['hi', 'mr'] as const)('%s', { timeout: 300_000 }, async (language) => {
	const { people, cookies } = world()
	await db.update(accounts).set({ language }).where(eq(accounts.id, people.applicant.accountId))
	const visited = await crawl([addressIn(language, '/')])
	const own = await crawl(['/profile', '/applications', '/jobs', '/settings', '/cover'], cookies.applicant)
	const pages = [...visited, ...own]
	const left = new Set([...leftByTranslators(language), ...names])

	expect(visited.length).toBeGreaterThan(35)
	expect(own.length).toBeGreaterThan(60)
	expect(pages.filter(({ lang }) => lang !== languageTags[language]).map(({ path }) => path)).toEqual([])
	const english = pages.flatMap(({ path, said }) =>
		said.flatMap((text) => {
			const ours = written.reduce((rest, words) => rest.replaceAll(words, ''), text)
			const words = wordsIn(ours).filter((word) => !left.has(word))
			return words.length > 0 ? [`${path}: ${words.join(' ')} | ${text.trim()}`] : []
		}),
	)
	expect(english).toEqual([])
})
