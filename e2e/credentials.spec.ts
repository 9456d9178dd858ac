// A claim on its whole way: sent with a photo, checked by an operator, shown as a badge, shared by a link that ends.
import './database.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aSession, anOperator } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueNumber, uniqueWord } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'

async function signIn(page: Page, { accountId, kind }: { accountId: string; kind: 'specialist' | 'operator' }) {
	const { cookie } = await aSession({ id: accountId, kind })
	const [name = '', ...value] = cookie.split('=')
	const url = `http://localhost:${process.env['E2E_PORT']}`
	await page.context().addCookies([{ name, value: value.join('='), url }])
}

const photo = () =>
	sharp({ create: { width: 800, height: 600, channels: 3, background: '#f6f1e4' } })
		.jpeg()
		.toBuffer()

test('a registration is sent, checked, shown and shared, until its link is ended', async ({ page, newPerson }) => {
	const name = `Dr Leela Nair ${uniqueWord()}`
	const number = `MMC/2014/${uniqueNumber()}`
	await signIn(page, await aSpecialist({ name }))
	await page.goto('/profile/credentials')
	await page.getByRole('link', { name: 'Add your registration' }).click()
	await page.getByLabel('Council').selectOption('Maharashtra Medical Council')
	await page.getByLabel('Registration number').fill(number.toLowerCase())
	await page.getByLabel('Year of registration').fill('2014')
	await page.getByLabel('Valid until').fill('2060-03-31')
	await page.getByRole('button', { name: 'Submit for verification' }).click()
	await expect(page.getByText('Please upload a scan or photo of the document.').first()).toBeVisible()
	await page.getByLabel('Document', { exact: true }).setInputFiles({
		name: 'certificate.jpg',
		mimeType: 'image/jpeg',
		buffer: await photo(),
	})
	await page.getByRole('button', { name: 'Submit for verification' }).click()
	await expect(page.getByText('Submitted for verification').first()).toBeVisible()
	await expect(page.getByText(number)).toBeVisible()

	const operator = await newPerson()
	await signIn(operator, await anOperator())
	await operator.goto(`/operator/credentials?q=${encodeURIComponent(number)}`)
	await operator.getByRole('link', { name }).click()
	const document = operator.getByRole('img', { name: /^Document for/ })
	await expect(document).toBeVisible()
	await expect.poll(() => document.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
	await operator.getByRole('link', { name: 'Verify' }).click()
	await operator.getByRole('radio', { name: 'Indian Medical Register' }).check()
	await operator.getByRole('button', { name: 'Verify' }).click()
	await expect(operator.getByText('Credential verified')).toBeVisible()

	await page.goto('/doctors/dashboard')
	await expect(page.getByRole('main').getByText('Verified', { exact: true }).first()).toBeVisible()
	await page.goto('/profile/credential-packs')
	await page.getByLabel('Recipient').fill('Lakeside')
	await page.getByRole('button', { name: 'Create link' }).click()
	const link = page.getByText(/^http\S+\/credentials\/[\w-]{43}$/)
	const { pathname } = new URL((await link.textContent()) ?? '')

	const reader = await newPerson({ javaScriptEnabled: false })
	await reader.goto(pathname)
	await expect(reader.getByText(name)).toBeHidden()
	await reader.getByLabel('Your name').fill('Imran Shaikh')
	await reader.getByLabel('Your hospital or organisation').fill('Lakeside Heart Institute')
	await reader.getByRole('button', { name: 'View credentials' }).click()
	await expect(reader.getByRole('heading', { name })).toBeVisible()
	await expect(reader.getByText(number)).toBeVisible()
	await expect(reader.getByText('Indian Medical Register')).toBeVisible()
	const pdf = await reader.request.get(`${pathname}/pdf`)
	expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

	await page.reload()
	await page.getByText('Opened 2 times, last by Imran Shaikh').click()
	await expect(page.getByText('(name not verified) downloaded the PDF')).toBeVisible()
	await page.getByRole('button', { name: /^Turn off link/ }).click()
	await expect(page.getByText('Link turned off')).toBeVisible()
	expect((await reader.goto(pathname))?.status()).toBe(404)
	await expect(reader.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
})
