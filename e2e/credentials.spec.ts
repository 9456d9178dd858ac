// A claim on its whole way: sent with a photo, checked by an operator, shown as a badge, shared by a link that ends.
import './database.ts'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aSession, anOperator } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueNumber, uniqueWord } from '#test/unique.ts'
import { aRegistrationPaper, councils } from '#test/papers/made-papers.ts'
import { photographed } from '#test/papers/photographed.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, codeFor, countActs } from './steps.ts'

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
	await page.getByRole('link', { name: 'Type the details' }).click()
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

test('a photographed certificate fills in the form, which is sent without typing, and an operator sees both', async ({
	page,
	newPerson,
}) => {
	const [council] = councils
	if (!council) throw new Error('There is no council')
	const number = `2012/05/${uniqueNumber()}`
	const paper = await aRegistrationPaper(council, 4, { number })
	const specialist = await aSpecialist({ name: `Dr ${paper.truth.name}` })
	await signIn(page, specialist)
	await page.goto('/profile/credentials')
	await page.getByRole('link', { name: 'Add your registration' }).click()
	await page.getByLabel('Document').setInputFiles({
		name: 'IMG_2041.jpg',
		mimeType: 'image/jpeg',
		buffer: await photographed(paper.pdf, 'turned 8°'),
	})
	await page.getByRole('button', { name: 'Upload and read' }).click()
	await expect(page.getByText('We read your document')).toBeVisible()
	await expect(page.getByLabel('Registration number', { exact: true })).toHaveValue(number)
	await expect(page.locator('#validUntil')).toHaveValue(paper.truth.validUntil ?? '')
	await expect(page.getByLabel('Council', { exact: true })).toHaveValue('MH-MC')
	await expect(page.locator('#holderName')).toHaveValue('')
	const place = page.getByRole('img', { name: 'Registration number, as printed on the document' })
	await expect(place).toBeVisible()
	await expect.poll(async () => (await place.locator('image').boundingBox())?.height ?? 0).toBeGreaterThan(100)
	await page.getByRole('button', { name: 'Submit for verification' }).click()
	await expect(page.getByText('Submitted for verification').first()).toBeVisible()

	const operator = await newPerson()
	await signIn(operator, await anOperator())
	await operator.goto(`/operator/credentials?q=${encodeURIComponent(number)}`)
	await operator
		.getByRole('link', { name: specialist.name ?? paper.truth.name })
		.first()
		.click()
	const checks = operator.getByRole('region', { name: 'Automatic checks' })
	await expect(checks.getByText('Agrees', { exact: true })).toHaveCount(6)
	await expect(checks.getByText('Differs', { exact: true })).toHaveCount(0)
})

test('from the code to a registration that is submitted a phone takes eight taps and a photo, and nothing typed', async ({
	newPerson,
}) => {
	const page = await newPerson({ viewport: { width: 360, height: 740 } })
	const acts = await countActs(page)
	const [council] = councils
	if (!council) throw new Error('There is no council')
	const [number, paper] = [aNumber(), await aRegistrationPaper(council, 5, { number: `2013/06/${uniqueNumber()}` })]

	await page.goto('/doctors/register')
	await page.getByLabel('Name', { exact: true }).fill(`Dr ${paper.truth.name}`)
	await page.getByLabel('Mobile number').fill(number)
	await page.getByLabel('I agree').check()
	await page.getByRole('button', { name: 'Send code' }).click()
	await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))
	await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
	const before = { ...acts }

	await page.getByRole('link', { name: 'Skip for now' }).click()
	await page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).last().click()
	await page.locator('main a[href="/profile/credentials"]').filter({ visible: true }).first().click()
	await page.getByRole('link', { name: 'Add your registration' }).click()
	const document = page.getByLabel('Document')
	const chooser = page.waitForEvent('filechooser')
	await document.click()
	const buffer = await photographed(paper.pdf, 'straight')
	await (await chooser).setFiles({ name: 'IMG_2042.jpg', mimeType: 'image/jpeg', buffer })
	await page.getByRole('button', { name: 'Upload and read' }).click()
	await expect(page.getByText('We read your document')).toBeVisible()
	await page.getByRole('button', { name: 'Submit for verification' }).click()
	await expect(page.getByText('Submitted for verification').first()).toBeVisible()

	// The photo itself is a file field as well.
	expect(acts.fields - before.fields).toBe(1)
	expect(acts.clicks - before.clicks).toBeLessThanOrEqual(8)
})

async function aLargePhoto() {
	const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
	const photo = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#fff', noise } })
		.jpeg({ quality: 90 })
		.toBuffer()
	expect(photo.length).toBeGreaterThan(6 * 1024 * 1024)
	return photo
}

test('a photo larger than a document may be is drawn smaller before it is sent', async ({ page }) => {
	await signIn(page, await aSpecialist())
	await page.goto('/profile/credentials/new/registration')
	const field = page.getByLabel('Document')
	await field.setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await aLargePhoto() })
	await expect
		.poll(() => field.evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0))
		.toBeLessThan(5 * 1024 * 1024)
	await page.getByRole('button', { name: 'Upload and read' }).click()
	await expect(page.getByText(/We read your document|We could not read/)).toBeVisible()
})

test('without a script a certificate is taken as a phone photographs it: as a HEIC, and larger than other files', async ({
	newPerson,
}) => {
	const page = await newPerson({ javaScriptEnabled: false })
	await signIn(page, await aSpecialist())
	for (const [name, mimeType, buffer] of [
		['IMG_2041.HEIC', 'image/heic', readFileSync('test/papers/photo.heic')],
		['IMG_2042.jpg', 'image/jpeg', await aLargePhoto()],
	] as const) {
		await page.goto('/profile/credentials/new/registration')
		await page.getByLabel('Document').setInputFiles({ name, mimeType, buffer })
		await page.getByRole('button', { name: 'Upload and read' }).click()
		await expect(page, name).toHaveURL(/[?&]paper=/)
	}
})
