import type { Page } from '@playwright/test'

/** Opens a held text from the operators' queue, where those that other tests hold may fill the first pages. */
export async function openReview(operator: Page, title: string) {
	const link = operator.getByRole('link', { name: title })
	for (let page = 1; page <= 20; page++) {
		await operator.goto(`/operator/reviews?page=${page}`)
		if ((await link.count()) > 0) break
	}
	await link.click()
}
