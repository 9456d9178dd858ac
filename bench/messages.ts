import type { Browser, Page } from '@playwright/test'
import { and, eq, sql } from 'drizzle-orm'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { openSession } from '#app/identity/sessions/session.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { seededPhone } from '#demo/demo-accounts.ts'
import { freePort } from '#test/free-port.ts'
import { withBrowser } from './browser.ts'
import { quantile } from './figures.ts'
import { startServer } from './processes.ts'

export type MessagesCost = { messages: number; p50Ms: number; p95Ms: number; worstMs: number }

/** Fewer than anyone may send in ten minutes. Then earlier ones are made older. */
const inOneGo = 20
const pauseMs = 150

/**
 * From pressing Send on a member's page to the text appearing on the specialist's, and back. Each page has its own
 * process. One process is already running, and the other is started here.
 */
export async function measureMessages(count: number): Promise<MessagesCost> {
	const port = await freePort()
	const other = await startServer('build/server/main.js', [], { PORT: String(port), RUN_TASKS: 'false' })
	try {
		return await withBrowser((browser) => measureIn(browser, count, port))
	} finally {
		await other.stop()
	}
}

async function measureIn(browser: Browser, count: number, otherPort: number): Promise<MessagesCost> {
	const { thread, member } = await findTalk()
	const [hospitals, specialists] = [
		await openPage(browser, env.PORT, member, `/messages/with/${thread.specialistId}`),
		await openPage(
			browser,
			otherPort,
			{ id: thread.specialistId, kind: 'specialist' },
			`/messages/with/${thread.hospitalId}`,
		),
	]
	const durations: number[] = []
	// The first few compile and open connections; they are not counted.
	for (let index = -4; index < count; index++) {
		if (index % inOneGo === 0) await makeOlder(thread.id)
		const [from, to] = index % 2 === 0 ? [hospitals, specialists] : [specialists, hospitals]
		const took = await sendAndSee(from, to, `Message ${index} of the measurement`)
		if (index >= 0) durations.push(took)
		await from.waitForTimeout(pauseMs)
	}
	return {
		messages: durations.length,
		p50Ms: quantile(durations, 0.5),
		p95Ms: quantile(durations, 0.95),
		worstMs: Math.max(...durations),
	}
}

/** A conversation of the demo's first specialist, and a member of its hospital. */
async function findTalk() {
	const [found] = await db
		.select({ thread: threads, member: { id: accounts.id, kind: accounts.kind } })
		.from(threads)
		.innerJoin(hospitalMembers, eq(hospitalMembers.hospitalId, threads.hospitalId))
		.innerJoin(accounts, eq(accounts.id, hospitalMembers.accountId))
		.where(
			and(
				sql`${threads.specialistId} in (select id from accounts where phone = ${seededPhone(1)})`,
				eq(hospitalMembers.role, 'owner'),
			),
		)
		.limit(1)
	return only(found ? [found] : [])
}

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'kind'>

async function openPage(browser: Browser, port: number, account: Account, path: string): Promise<Page> {
	const device = { ipAddress: '127.0.0.1', userAgent: 'bench' }
	const [pair = ''] = (await db.transaction((tx) => openSession(tx, account, device))).split(';', 1)
	const [name = '', value = ''] = pair.split(/=(.*)/s, 2)
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
	await context.addCookies([{ name, value, url: `http://localhost:${port}` }])
	const page = await context.newPage()
	const listens = page.waitForResponse((response) => response.url().endsWith('/updates'))
	await page.goto(`http://localhost:${port}${path}`)
	await listens
	return page
}

/** By the clock of the machine, in the pages themselves, so that what drives them is not counted. */
async function sendAndSee(from: Page, to: Page, text: string): Promise<number> {
	const seen = to.evaluate(
		(wanted) =>
			new Promise<number>((resolve, reject) => {
				const log = document.querySelector('[role="log"]')
				const stop = setTimeout(() => reject(new Error('Not seen within ten seconds')), 10_000)
				const look = () => {
					if (!log?.textContent?.includes(wanted)) return
					clearTimeout(stop)
					watch.disconnect()
					resolve(Date.now())
				}
				const watch = new MutationObserver(look)
				if (log) watch.observe(log, { childList: true, subtree: true, characterData: true })
			}),
		text,
	)
	const sentAt = await from.evaluate((body) => {
		const area = document.querySelector<HTMLTextAreaElement>('#body')
		if (!area) throw new Error('There is nowhere to write')
		area.value = body
		const now = Date.now()
		area.form?.requestSubmit()
		return now
	}, text)
	return (await seen) - sentAt
}

const makeOlder = (threadId: string) =>
	db
		.update(messages)
		.set({ sentAt: sql`${messages.sentAt} - interval '11 minutes'` })
		.where(eq(messages.threadId, threadId))
