// An owner orders a plan, fails to pay, pays and cancels, at the demo's payment provider.
import './database.ts'
import type { Page } from '@playwright/test'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { useSession } from './steps.ts'

async function asOwner(page: Page) {
	const { accountId } = await aMember()
	await useSession(page, (await aSession({ id: accountId, kind: 'member' })).cookie)
}

async function orderGrowth(page: Page) {
	await page.goto('/hospital/plan')
	await page.getByRole('link', { name: 'Choose Growth, paid monthly' }).click()
	await expect(page.getByText('₹17,698.82 a month')).toBeVisible()
	await page.getByRole('button', { name: 'Continue to payment' }).click()
	await expect(page.getByText('No payment received yet')).toBeVisible()
}

async function atProvider(page: Page, choice: string) {
	await page.getByRole('link', { name: 'Pay ₹17,698.82' }).click()
	await page.getByRole('button', { name: choice, exact: true }).click()
}

test('an owner orders, leaves it, fails, pays and cancels at the end of the paid time', async ({ page }) => {
	await asOwner(page)
	await page.goto('/hospital/plan')
	await expect(page.getByText('lasts 14 days from your first job')).toBeVisible()
	await check(page, 'plans and prices')
	await page.getByRole('link', { name: 'Choose Growth, paid monthly' }).click()
	await check(page, 'an order')
	await orderGrowth(page)
	await check(page, 'waiting for the payment')

	await atProvider(page, 'Fail')
	await expect(page.getByText('Payment failed')).toBeVisible()
	await check(page, 'a failed payment')
	const order = page.url()
	await page.goto('/hospital/plan')
	await expect(page.getByText('The payment did not go through.')).toBeVisible()
	await page.goto(order)
	await atProvider(page, 'Leave pending')
	await expect(page.getByText('We are waiting for your bank', { exact: true })).toBeVisible()
	await expect(page.getByRole('link', { name: /^Pay/ })).toHaveCount(0)
	await check(page, 'a payment that the bank has not confirmed')
	await page.getByRole('link', { name: 'Use another card or account' }).click()
	await page.getByRole('button', { name: 'Pay', exact: true }).click()
	await expect(page.getByText('Growth is active until')).toBeVisible()

	await page.goto('/hospital/plan')
	await expect(page.getByText(/^Trial until .*limits of Growth/)).toBeVisible()
	await check(page, 'a paid plan')
	await page.getByRole('link', { name: 'Cancel plan' }).click()
	await page.getByRole('button', { name: 'Cancel plan' }).click()
	await expect(page.getByText('Nothing more will be charged.').first()).toBeVisible()
	await expect(page.getByText('Growth, cancelled. It stays active until')).toBeVisible()
})

test('an owner goes up at once for what is due, down at the end for nothing, and takes both kinds of end back', async ({
	page,
}) => {
	await asOwner(page)
	await orderGrowth(page)
	await atProvider(page, 'Pay')
	await expect(page.getByText('Growth is active until')).toBeVisible()

	await test.step('up: what is due is said before, and in force once it is paid', async () => {
		await page.goto('/hospital/plan')
		await page.getByRole('link', { name: 'Choose Network, paid monthly' }).click()
		await expect(page.getByRole('heading', { name: 'What you pay today' })).toBeVisible()
		await expect(page.getByText('₹29,500', { exact: true })).toBeVisible()
		await check(page, 'a change of plan')
		await page.getByRole('button', { name: 'Continue to payment' }).click()
		await page.getByRole('link', { name: 'Pay ₹29,500' }).click()
		await page.getByRole('button', { name: 'Fail', exact: true }).click()
		await expect(page.getByText('Payment failed')).toBeVisible()
		await page.getByRole('link', { name: 'Pay ₹29,500' }).click()
		await page.getByRole('button', { name: 'Approve', exact: true }).click()
		await expect(page.getByText(/^Network is active/)).toBeVisible()
	})

	await test.step('down: nothing today, at the end', async () => {
		await page.goto('/hospital/plan')
		await expect(page.getByText(/^Trial until .*limits of Network/)).toBeVisible()
		await page.getByRole('link', { name: 'Choose Starter, paid monthly' }).click()
		await expect(page.getByText('You pay nothing today.')).toBeVisible()
		await page.getByRole('button', { name: 'Continue to payment' }).click()
		await page.getByRole('link', { name: 'Approve the charge' }).click()
		await page.getByRole('button', { name: 'Approve', exact: true }).click()
		await expect(page.getByText(/^Starter starts on/)).toBeVisible()
		await page.goto('/hospital/plan')
		await expect(page.getByText(/^Starter, paid monthly, from/)).toBeVisible()
		await check(page, 'a plan that changes at its end')
		await page.getByRole('button', { name: 'Drop this change' }).click()
		await expect(page.getByText('Change dropped').first()).toBeVisible()
		await expect(page.getByText(/^Starter, paid monthly, from/)).toHaveCount(0)
	})
})

test('a page that waits for a payment shows it without being asked', async ({ page, newPerson }) => {
	await asOwner(page)
	await orderGrowth(page)
	const provider = await newPerson()
	await provider.goto((await page.getByRole('link', { name: /^Pay/ }).getAttribute('href')) ?? '')

	await provider.getByRole('button', { name: 'Pay', exact: true }).click()

	await expect(page.getByText('Growth is active until')).toBeVisible()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })
	test('an owner orders, pays and cancels without JavaScript', async ({ page }) => {
		await asOwner(page)
		await orderGrowth(page)
		await atProvider(page, 'Pay')
		await expect(page.getByText('Growth is active until')).toBeVisible()
		await page.goto('/hospital/plan/cancellation')
		await page.getByRole('button', { name: 'Cancel plan' }).click()
		await expect(page.getByText('Nothing more will be charged.').first()).toBeVisible()
	})
})
