import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '#app/company.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { findArticle, findGuide, listArticles, listGuides } from './articles.server.ts'
import { readTexts } from './compiled.server.ts'
import { listQuestions } from './faq.server.ts'
import { PageFrontMatter } from './front-matter.ts'
import { monthDayYear } from './month-day-year.ts'
import { listContentPages, readPage } from './pages.server.ts'
import { type PageName, pageNameAt, pagePaths } from './page-paths.ts'
import { after } from './reading-order.ts'

const files = globSync('app/content/**/*.mdx').map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const wordsIn = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}\p{M}\p{N}₹]+/gu)?.length ?? 0

test('there are six articles and seven guides, the newest first, each with its day, its author and its time to read', () => {
	for (const [list, length] of [[listArticles(), 6] as const, [listGuides(), 7] as const]) {
		expect(list).toHaveLength(length)
		expect(list.map(({ published }) => published)).toEqual(
			list
				.map(({ published }) => published)
				.toSorted()
				.toReversed(),
		)
		for (const { author, category, readingMinutes, updated, published } of list) {
			expect([author, category.length > 0, updated >= published]).toEqual([company.editors, true, true])
			expect(readingMinutes).toBeGreaterThanOrEqual(3)
		}
	}
})

test.each([
	...listArticles().map((text) => [text.slug, findArticle] as const),
	...listGuides().map((text) => [text.slug, findGuide] as const),
])('%s is a whole article of 700 to 1,200 words', (slug, find) => {
	const article = find(slug)

	expect(wordsIn(article?.html ?? '')).toBeGreaterThanOrEqual(700)
	expect(wordsIn(article?.html ?? '')).toBeLessThanOrEqual(1_200)
})

test('a translation is of the English text as it is now', () => {
	const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
	const stale = files.filter(({ file, source }) => {
		const [, text, language] = /^(.*)\.(hi|mr)\.mdx$/.exec(file) ?? []
		return language !== undefined && /^from: '(\w+)'$/m.exec(source)?.[1] !== digestOf(`${text}.mdx`)
	})

	expect(stale.map(({ file }) => file)).toEqual([])
})

test('what pages take from the company and its list of processors is said in the language of the page', () => {
	const inMarathi = <Said>(say: () => Said) => inLanguage('mr', say)

	expect(inMarathi(() => readPage('contact').html)).toContain('सोमवार ते शनिवार, सकाळी 10 ते संध्याकाळी 6 IST')
	expect(inMarathi(() => readPage('privacy').html)).toContain('<strong>SMS पाठवणे (MSG91).</strong>')
	expect(inMarathi(() => listGuides().at(0)?.author)).toMatch(/संपादकीय टीम$/)
	// The English page does not become Marathi by that.
	expect(readPage('contact').html).toContain('10 am–6 pm IST')
	expect(readPage('privacy').html).toContain('<strong>Sending of SMS (MSG91).</strong>')
})

test('no text raises its voice', () => {
	// An exclamation mark that follows a word; `!` in code would follow something else.
	expect(files.filter(({ source }) => /[\p{L}\p{N}]!/u.test(source)).map(({ file }) => file)).toEqual([])
})

test('the eight questions of the product are answered', () => {
	const asked = listQuestions().flatMap(({ questions }) => questions.map(({ question }) => question))

	expect(asked).toEqual(
		expect.arrayContaining([
			'How does verification work?',
			'What does it cost to post a job?',
			'How soon do the first applications come?',
			'Can I search for specialists without posting a job?',
			'What information is visible to hospitals?',
			'Is there a fee per hire?',
			'How does communication work?',
			'How does the joining bonus work?',
		]),
	)
})

test('each question has its own answer and an address of its own', () => {
	const questions = listQuestions().flatMap((group) => group.questions)

	expect(questions.filter(({ answer }) => !/^<p>[^<]/.test(answer) || answer.includes('<h2'))).toEqual([])
	expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
})

test('the legal pages hold since the day they say, and say when their wording changed', () => {
	for (const name of ['privacy', 'terms', 'cookies'] as const)
		expect([monthDayYear(readPage(name).updated), (readPage(name).changed ?? '') > readPage(name).updated]).toEqual([
			'May 10, 2025',
			true,
		])
})

test('the cookie policy names every cookie that the code sets, and no other', () => {
	const code = globSync('app/**/*.server.ts', { exclude: ['**/*.test.ts'] }).map((file) => readFileSync(file, 'utf8'))
	const set = code.flatMap((source) => [
		...[...source.matchAll(/createCookie\((?:cookieName\()?'([^']+)'/g)].map(([, name = '']) => name),
		...[...source.matchAll(/CookieName = cookieName\('([^']+)'\)/g)].map(([, name = '']) => name),
		...[...source.matchAll(/`\$\{cookieName\('auth'\)\}\.(\w+)`/g)].map(([, name = '']) => `auth.${name}`),
	])
	const told = [...readPage('cookies').html.matchAll(/<td><code>([^<]+)<\/code><\/td>/g)].map(([, name = '']) => name)

	expect(told.toSorted()).toEqual([...new Set(set)].toSorted())
})

test('a front matter that lacks something stops the start and names its file', () => {
	const file = { default: () => '' as never, frontmatter: { title: 'About' }, words: 1, headings: [] }

	expect(() => readTexts({ './pages/about.mdx': file }, PageFrontMatter)).toThrow(/about\.mdx/)
})

test('every text is one of three that follow another one', () => {
	const list = listArticles()
	const following = list.flatMap(({ slug }) => after(list, slug).map((next) => next.slug))

	expect(new Set(following)).toEqual(new Set(list.map(({ slug }) => slug)))
	expect(after(list, list[5]?.slug ?? '').map(({ slug }) => slug)).toEqual(list.slice(0, 3).map(({ slug }) => slug))
})

test('the list of pages for search engines holds every text once', () => {
	const paths = listContentPages().map(({ path }) => path)

	expect(new Set(paths).size).toBe(paths.length)
	expect(paths).toEqual(expect.arrayContaining(['/faq', '/about-us', '/blog/reading-a-locum-contract']))
	expect(paths).toHaveLength(11 + 13)
})

test('a page is found at its address, with a slash behind it, and where the app asks for its data', () => {
	for (const name of Object.keys(pagePaths) as PageName[])
		for (const end of ['', '/', '.data', '?from=home'])
			expect(pageNameAt(new Request(`http://localhost:3000${pagePaths[name]}${end}`))).toBe(name)
	expect(pageNameAt(new Request('http://localhost:3000/about'))).toBe('about')
})
