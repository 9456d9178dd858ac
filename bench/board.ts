import type { Browser, Page } from '@playwright/test'
import { maxCards } from '#app/applications/limits.ts'
import { openSession } from '#app/identity/sessions/session.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { withBrowser } from './browser.ts'
import { quantile } from './figures.ts'
import { plantApplicants } from './planted-applicants.ts'
import { findOwner } from './sessions.ts'

export type BoardCost = {
	applicants: number
	cards: number
	interactions: number
	p50Ms: number
	p95Ms: number
	worstMs: number
}

const width = 1440

/**
 * From a press or a key to the next frame, on the board of a job with many applicants, all of them opened: the browser's own event timing, as
 * in 'Interaction to Next Paint'. The server of this run is up already.
 */
export async function measureBoard(applicants: number): Promise<BoardCost> {
	const member = await findOwner()
	const jobId = await plantApplicants(member.hospitalId, applicants)
	return withBrowser(async (browser) => {
		const page = await openBoard(browser, member, jobId)
		const cards = await page.locator('#main [data-row]').count()
		await interact(page, 10)
		await moveOne(page)
		const durations = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions)
		return {
			applicants,
			cards,
			interactions: durations.length,
			p50Ms: quantile(durations, 0.5),
			p95Ms: quantile(durations, 0.95),
			worstMs: Math.max(...durations),
		}
	})
}

async function openBoard(
	browser: Browser,
	member: { id: string; kind: 'member' | 'specialist' | 'operator' },
	jobId: string,
): Promise<Page> {
	const device = { ipAddress: '127.0.0.1', userAgent: 'bench' }
	const [pair = ''] = (await db.transaction((tx) => openSession(tx, member, device))).split(';', 1)
	const [name = '', value = ''] = pair.split(/=(.*)/s, 2)
	const context = await browser.newContext({ viewport: { width, height: 900 } })
	const origin = `http://localhost:${env.PORT}`
	await context.addCookies([{ name, value, url: origin }])
	const page = await context.newPage()
	await page.goto(`${origin}/hospital/jobs/${jobId}/applicants?view=board&cards=${maxCards}`)
	// Off while no one is ticked, as soon as the page runs.
	await page.locator('#main').getByRole('button', { name: 'Reject', disabled: true }).waitFor()
	// The first of each kind are compiled by the browser; they are not counted.
	await interact(page, 1)
	await page.evaluate(watchInteractions)
	return page
}

/** One figure for each interaction: the longest of the events that make it up. */
function watchInteractions() {
	const longest = new Map<number, number>()
	const kept = window as unknown as { interactions: number[] }
	kept.interactions = []
	const watch = new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
			const id = entry.interactionId ?? 0
			if (id === 0) continue
			longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
		}
		kept.interactions = [...longest.values()]
	})
	watch.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}

/** A first pass through the cards by key, ticking some and opening menus. */
async function interact(page: Page, rounds: number) {
	const rows = page.locator('#main [data-row]')
	for (let round = 0; round < rounds; round++) {
		for (let step = 0; step < 4; step++) {
			await page.keyboard.press('j')
			await page.waitForTimeout(60)
		}
		await page.keyboard.press('x')
		await page.waitForTimeout(60)
		const card = rows.nth(round * 3)
		await card.hover()
		await card.locator('input[type="checkbox"]').click()
		await page.waitForTimeout(60)
		await card.getByRole('button', { name: /^Move to:/ }).click()
		await page.waitForTimeout(120)
		await page.keyboard.press('Escape')
		await page.waitForTimeout(60)
	}
}

async function moveOne(page: Page) {
	const first = page.locator('#main [data-row]').first()
	await first.hover()
	await first.getByRole('button', { name: /^Move to:/ }).click()
	await page.getByRole('button', { name: 'Shortlisted', exact: true }).first().click()
	await page.getByRole('button', { name: 'Undo' }).waitFor()
	await page.waitForTimeout(300)
}
