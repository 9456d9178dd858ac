import './database.ts'
import { expect, test } from './fixtures.ts'
import { useSession } from './steps.ts'
import { brand } from '#app/brand.ts'
import { pseudo } from '#test/pseudo-language.ts'
import { plantWorld } from '#test/world.ts'

test('Devanagari is never tightened, slanted or small, and its lines have room', async ({ page }) => {
	const world = await plantWorld()
	await page.setViewportSize({ width: 360, height: 800 })
	await useSession(page, world.cookies.applicant)
	const paths = ['/doctors/dashboard', '/jobs', `/jobs/${world.openJob.id}`, '/applications', '/settings', '/faq']
	for (const path of paths) {
		await page.goto(`/mr${path}`)
		const wrong = await page.evaluate(() =>
			// The names on a drawn map are of its scale.
			[...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].flatMap((element) => {
				const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
				const text = own.map(({ textContent }) => textContent).join('')
				if (!/\p{Script=Devanagari}/u.test(text) || !element.checkVisibility()) return []
				const { fontSize, letterSpacing, fontStyle, lineHeight } = getComputedStyle(element)
				const size = Number.parseFloat(fontSize)
				const room = Number.parseFloat(lineHeight) / size
				const least = element.matches('p, li, dd, dt, td, label, legend')
					? 1.6
					: element.matches('h1, h2, h3')
						? 1.39
						: 1.2
				const isLoose = ['normal', '0px'].includes(letterSpacing)
				const isFine = size >= 14 && isLoose && fontStyle === 'normal' && room >= least
				return isFine ? [] : [`${element.className} ${size}px ${room}: ${text.slice(0, 40)}`]
			}),
		)
		expect([path, wrong]).toEqual([path, []])
	}
})

/** One address of each kind, wherever it is linked from. */
const kindOf = (path: string) =>
	path.replace(/[?#].*/, '').replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d(-\d\d)?/g, '*')

for (const language of ['hi', 'mr'])
	test(`no page of a specialist or a visitor is wider than a narrow phone in ${language}`, async ({ page }) => {
		const world = await plantWorld()
		await page.setViewportSize({ width: 360, height: 800 })
		const visit = async (starts: string[]) => {
			const waiting = starts.map((path) => `/${language}${path}`)
			const seen = new Set(waiting.map(kindOf))
			const wide: string[][] = []
			for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
				await page.goto(path)
				const { tooWide, links } = await page.evaluate(() => ({
					tooWide:
						document.documentElement.scrollWidth > document.documentElement.clientWidth
							? [...document.querySelectorAll('body *')]
									.filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
									.map((element) => element.outerHTML.slice(0, 300))
							: null,
					links: [...document.querySelectorAll('a')].flatMap(({ origin, pathname, search, download }) =>
						origin === location.origin && !download ? [pathname + search] : [],
					),
				}))
				if (tooWide) wide.push([path, ...tooWide.slice(0, 3), ...tooWide.slice(-3)])
				for (const next of links) {
					const isPage =
						next.startsWith(`/${language}/`) &&
						!/\.\w+$|\/(dev|download|letter|pdf|ics|resumes|files)\b/.test(kindOf(next))
					if (!isPage || seen.has(kindOf(next))) continue
					seen.add(kindOf(next))
					waiting.push(next)
				}
			}
			expect(wide).toEqual([])
			return seen.size
		}
		expect(await visit([''])).toBeGreaterThan(25)
		await useSession(page, world.cookies.applicant)
		expect(await visit(['/doctors/dashboard', '/profile'])).toBeGreaterThan(50)
	})

test('pages have room for words that are 40 % longer on a narrow phone', async ({ page }) => {
	const world = await plantWorld()
	await page.setViewportSize({ width: 360, height: 800 })
	await page.exposeFunction('longer', (text: string) => text.split(brand.name).map(pseudo).join(brand.name))
	/** What reaches out of the page then, in its innermost elements. */
	const widen = () =>
		page.evaluate(async () => {
			const { longer } = window as unknown as { longer: (text: string) => Promise<string> }
			// In other languages a narrow phone shows the mark alone beside the doors.
			document.querySelector('header svg + span')?.remove()
			const ours = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
				// What people and hospitals wrote stays as it is.
				parentElement?.closest('script, style, svg, body [lang]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
			)
			for (let node = ours.nextNode(); node; node = ours.nextNode())
				node.textContent = await longer(node.textContent ?? '')
			const { scrollWidth, clientWidth } = document.documentElement
			if (scrollWidth <= clientWidth) return []
			const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth
			return [...document.body.querySelectorAll('*')]
				.filter((element) => isOut(element) && ![...element.children].some(isOut))
				.map(({ outerHTML }) => outerHTML.slice(0, 120))
		})
	const wide: string[] = []
	const measure = async (paths: readonly string[]) => {
		for (const path of paths) {
			await page.goto(path)
			wide.push(...(await widen()).map((element) => `${path}: ${element}`))
		}
	}

	await measure(['/', '/jobs', `/jobs/${world.openJob.id}`, '/doctors/register', '/faq'])
	await useSession(page, world.cookies.applicant)
	await measure(['/doctors/dashboard', '/applications', '/profile', '/settings', '/cover'])

	expect(wide).toEqual([])
})

test('figures of any length have room on a narrow phone', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 })
	for (const language of ['hi', 'mr']) {
		await page.goto(`/${language}/doctor-database`)
		const widest = await page.evaluate(() => {
			for (const figure of document.querySelectorAll('main dd')) figure.textContent = '12,34,567'
			return document.documentElement.scrollWidth
		})
		expect([language, widest]).toEqual([language, 360])
	}
})
