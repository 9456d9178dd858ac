import { expect, test } from '@playwright/test'

test('the home page opens without errors and breaks no security policy', async ({ page }) => {
	const problems: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error') problems.push(message.text())
	})
	page.on('pageerror', (error) => problems.push(error.message))

	const response = await page.goto('/')

	expect(response?.status()).toBe(200)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	expect(problems).toEqual([])
})
