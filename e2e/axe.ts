import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CDPSession, Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, test } from './fixtures.ts'

declare global {
	interface Window {
		axe: typeof axe
	}
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The browser gets the half megabyte once for a tab. For each of its later pages it is read and compiled from there, which takes a sixth
 * of the time. What a person who debugs evaluates is not under the security policy of the page.
 */
async function loadAxe(page: Page) {
	if (await page.evaluate(() => 'axe' in window)) return
	if (await page.evaluate(() => sessionStorage.getItem('axe') === null))
		await page.evaluate((text) => sessionStorage.setItem('axe', text), source)
	const devtools = await devtoolsFor(page)
	await devtools.send('Runtime.evaluate', { expression: "(0, eval)(sessionStorage.getItem('axe'))" })
}

/** The problems on the current page as it is shown now, one line for each element. */
async function violationsOf(page: Page): Promise<string[]> {
	await loadAxe(page)
	return page.evaluate(async () => {
		// Of what may be loaded first, style sheets serve rules that are not asked alone.
		const preload = { assets: ['media'] }
		const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload })
		return violations.flatMap(({ id, help, nodes }) =>
			nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
		)
	})
}

/** Axe finds nothing on the page as it is shown now, and it fits the screen. */
export async function check(page: Page, what: string, width = page.viewportSize()?.width ?? 0) {
	await test.step(what, async () => {
		expect.soft(await violationsOf(page), what).toEqual([])
		await checkFit(page, what, width)
	})
}

/** The same page, dark and light. */
export async function checkInBothThemes(page: Page, what: string) {
	for (const colorScheme of ['dark', 'light'] as const) {
		await page.emulateMedia({ colorScheme })
		await check(page, `${what}, ${colorScheme}`)
	}
}

/** Nothing hangs over the edge of the screen, no text is smaller than 12 px, and on a desk the workspace scrolls its panes alone. */
async function checkFit(page: Page, what: string, width: number) {
	const found = await page.evaluate(() => ({
		// Not compared with `innerWidth`: on a phone that grows with what hangs over.
		content: document.documentElement.scrollWidth,
		scrolls: document.querySelector('.workspace') ? document.documentElement.scrollHeight - innerHeight : 0,
		small: [...document.querySelectorAll('body *')]
			.filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
			.filter((element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 12)
			// A drawing is scaled, and so is its text.
			.filter((element) => !element.closest('[aria-hidden="true"], .sr-only, svg'))
			.map((element) => element.textContent),
	}))
	const where = `${what} at ${width} px`
	expect.soft(found.content, where).toBeLessThanOrEqual(width)
	expect.soft(found.small, where).toEqual([])
	if (width >= 1024) expect.soft(found.scrolls, where).toBeLessThanOrEqual(0)
}

/**
 * The page that is open: axe on the screen of its reader, members and operators on a desk in light, all others on a phone
 * in dark; and how it fits every screen. What two colours make in the other theme, app/ui/contrast.test.ts reckons for all pairs.
 */
export async function checkOnScreens(page: Page, what: string) {
	await checkFromScreen(page, what)
	await showOn(page, 'desk')
}

/** As `checkOnScreens`, from the screen that the page is shown on to the other one: to turn a page around takes longer than to check how it fits. */
export async function checkFromScreen(page: Page, what: string) {
	const isOfDesk = (await page.locator('[data-viewer="member"], [data-viewer="operator"]').count()) > 0
	const desk = async () => {
		await showOn(page, 'desk')
		await (isOfDesk ? check : checkFit)(page, what, widths.desk)
	}
	if (!isOnTouch.get(page)) await desk()
	const wasOnTouch = isOnTouch.get(page)
	await showOn(page, 'phone')
	await (isOfDesk ? checkFit : check)(page, what, widths.phone)
	await checkFitBetween(page, what)
	if (wasOnTouch) await desk()
}

/** How the page that is open fits every screen. */
export async function checkFitOnScreens(page: Page, what: string) {
	await checkFit(page, what, widths.desk)
	await showOn(page, 'phone')
	await checkFit(page, what, widths.phone)
	await checkFitBetween(page, what)
	await showOn(page, 'desk')
}

async function checkFitBetween(page: Page, what: string) {
	for (const width of [320, 640, 768]) {
		await showOn(page, width)
		await checkFit(page, what, width)
	}
}

const widths = { desk: 1280, phone: 360 }

/** What a page is shown on ends with the session that says so. */
const devtoolsOf = new WeakMap<Page, CDPSession>()
async function devtoolsFor(page: Page): Promise<CDPSession> {
	const devtools = devtoolsOf.get(page) ?? (await page.context().newCDPSession(page))
	devtoolsOf.set(page, devtools)
	return devtools
}

/** Whether the page is shown on a touch screen in dark, once it was shown on anything here. */
const isOnTouch = new WeakMap<Page, boolean>()

/** Shows what is open on a desk in light, or on a touch screen in dark. */
export async function showOn(page: Page, where: keyof typeof widths | number) {
	const isTouch = where !== 'desk'
	const width = typeof where === 'number' ? where : widths[where]
	const devtools = await devtoolsFor(page)
	const changes = isOnTouch.get(page) !== isTouch
	const colors = isTouch ? 'dark' : 'light'
	// At once, so that the page is laid out once.
	await Promise.all([
		devtools.send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: isTouch }),
		changes && devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch, maxTouchPoints: 1 }),
		changes && page.emulateMedia({ colorScheme: colors }),
	])
	isOnTouch.set(page, isTouch)
}
