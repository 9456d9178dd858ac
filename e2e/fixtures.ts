import { test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { uniqueAddress } from '#test/unique.ts'

/** A refused form or a missing page is an answer, and Chromium reports it as an error of its own. */
const expectedStatus = /the server responded with a status of (401|404|409|410|422|429)/

type People = {
	/** Errors in the console, uncaught exceptions and breaches of the security policy, of all pages of the test. */
	problems: string[]
	/** Opens a browser of their own for one more person. */
	newPerson: (options?: BrowserContextOptions) => Promise<Page>
}

function watch(page: Page, problems: string[]) {
	waitUntilItListens(page)
	page.on('console', (message) => {
		if (message.type() !== 'error' || expectedStatus.test(message.text())) return
		problems.push(`${page.url()}: ${message.text()}`)
	})
	page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
}

const listens = () => !('__reactRouterContext' in window) || performance.getEntriesByName('hydrated').length > 0

/** A key that is pressed before React listens is lost. People look at a page first; tests wait for what `entry.client.tsx` says. */
function waitUntilItListens(page: Page) {
	const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
	page.goto = async (...asked) => {
		const response = await goto(...asked)
		// `commit`: before the scripts run.
		if (asked[1]?.waitUntil !== 'commit') await page.waitForFunction(listens)
		return response
	}
	page.reload = async (...asked) => {
		const response = await reload(...asked)
		await page.waitForFunction(listens)
		return response
	}
}

/** Limits count by address, so everyone in these stories has their own, behind the one proxy of the test server. */
const fromElsewhere = () => ({ 'X-Forwarded-For': uniqueAddress() })

export const test = base.extend<People>({
	extraHTTPHeaders: async ({}, use) => use(fromElsewhere()),
	problems: [
		async ({}, use) => {
			const problems: string[] = []
			await use(problems)
			base.expect(problems, 'problems in the console').toEqual([])
		},
		{ auto: true },
	],
	page: async ({ page, problems }, use) => {
		watch(page, problems)
		await use(page)
	},
	newPerson: async ({ browser, problems }, use) => {
		const opened: Page[] = []
		await use(async (options) => {
			const context = await browser.newContext({ extraHTTPHeaders: fromElsewhere(), ...options })
			const page = await context.newPage()
			watch(page, problems)
			opened.push(page)
			return page
		})
		for (const page of opened) await page.context().close()
	},
})

export { expect } from '@playwright/test'
