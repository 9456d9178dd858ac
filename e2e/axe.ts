import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** The problems on the current page, one line for each element. */
async function violationsOf(page: Page): Promise<string[]> {
	// Legacy mode leaves out what frames need, which we have none of, and takes a third of the time.
	const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
	const { violations } = await axe.analyze()
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
	)
}

/** Axe finds nothing on the current page, and nothing hangs over the edge of the screen. */
export async function check(page: Page, what: string) {
	await test.step(what, async () => {
		expect.soft(await violationsOf(page), what).toEqual([])
		// A phone zooms out of a page that is too wide, so its own width says nothing.
		const width = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth))
		expect.soft(width, `${what}: wider than the screen`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
	})
}
