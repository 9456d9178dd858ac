// Public texts have no script (a form to write in has the one that keeps what is typed), one canonical address, and no
// broken link.
import '../database.ts'
import { expect, test } from '@playwright/test'
import { ask } from '#test/requests/ask.ts'

const plainPages = [
	'/doctors',
	'/hospitals/plans',
	'/how-it-works',
	'/about-us',
	'/success-stories',
	'/faq',
	'/blog',
	'/blog/reading-a-locum-contract',
	'/doctors/guides',
	'/doctors/guides/naming-your-pay',
	'/privacy-policy',
	'/terms-of-service',
	'/cookies',
]

const pairs = [
	['/about-us', '/about'],
	['/faq', '/hospitals/faq'],
	['/success-stories', '/doctors/success-stories'],
	['/doctors/guides', '/career-resources'],
] as const

const canonicalIn = (html: string) => /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1]
const scriptsIn = (html: string) =>
	// What search engines read about a page is data, and runs nowhere.
	html.match(/<script(?! type="application\/ld\+json")[^>]*>|rel="modulepreload"| on[a-z]+="/g) ?? []
const mainIn = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0]

function expectToBeFound(body: string) {
	expect(body).toMatch(/<title>[^<]{10,}<\/title>/)
	expect(body).toMatch(/<meta name="description" content="[^"]{60,170}"/)
}

for (const path of plainPages)
	test(`${path} comes without a script, under its own address, and may be shared by visitors`, async () => {
		const { status, headers, body } = await ask(path)

		expect([status, canonicalIn(body)]).toEqual([200, path])
		expect(scriptsIn(body)).toEqual([])
		expectToBeFound(body)
		expect(headers['cache-control']).toContain('public')
	})

test('/contact has no script but the one that keeps what is typed, and may be shared by visitors', async () => {
	const { status, headers, body } = await ask('/contact')

	expect([status, canonicalIn(body)]).toEqual([200, '/contact'])
	expect(scriptsIn(body)).toEqual([expect.stringMatching(/^<script type="module" src="\/assets\/enhance-[^"]+">$/)])
	expectToBeFound(body)
	expect(headers['cache-control']).toContain('public')
})

for (const [canonical, other] of pairs)
	test(`${other} shows the page of ${canonical} and says that it does`, async () => {
		const [one, two] = [await ask(canonical), await ask(other)]

		expect([two.status, canonicalIn(two.body)]).toEqual([200, canonical])
		expect(mainIn(two.body)).toBe(mainIn(one.body))
	})

test('the legal pages say since when they hold', async () => {
	for (const path of ['/privacy-policy', '/terms-of-service', '/cookies']) {
		const { body } = await ask(path)
		expect(body.replace(/<[^>]+>|<!-- -->/g, ''), path).toContain('Last updated: May 10, 2025')
	}
})

test('every link on every public page leads somewhere', async () => {
	const seen = new Map<string, string>([['/', 'the start']])
	const dead: string[] = []
	for (const [path, from] of seen) {
		const { status, headers, body } = await ask(path)
		if (status >= 400) dead.push(`${path}, linked from ${from}: ${status}`)
		if (!String(headers['content-type']).includes('text/html') || status >= 300) continue
		dead.push(...lostAnchors(path, body))
		for (const next of pathsIn(body)) if (!seen.has(next) && isWorthAsking(next)) seen.set(next, path)
	}

	expect(dead).toEqual([])
	expect([...seen.keys()]).toEqual(expect.arrayContaining(plainPages))
})

function pathsIn(html: string): string[] {
	return [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))
}

/** Jobs and lists of jobs are alike, and there are hundreds: a handful of each stands for all. */
const asked = new Map<string, number>()
function isWorthAsking(path: string): boolean {
	const kind = /^\/jobs[/?]/.test(path) ? path.replace(/[\da-f-]{36}.*|\?.*/, '') : path
	const count = (asked.get(kind) ?? 0) + 1
	asked.set(kind, count)
	return count <= 5
}

/** Links to a spot of this page that is not there. */
function lostAnchors(path: string, html: string): string[] {
	const anchors = [...html.matchAll(/<a [^>]*href="#([^"]+)"/g)].map(([, id = '']) => id)
	return anchors.filter((id) => !html.includes(`id="${id}"`)).map((id) => `#${id} on ${path}`)
}
