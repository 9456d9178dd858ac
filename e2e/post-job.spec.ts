// Posting a job: a draft that saves itself, two devices, a template, and the page on a phone, on a desk and without a script.
import './database.ts'
import type { BrowserContext, Route } from '@playwright/test'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { saveTemplate } from '#app/jobs/form/templates.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { pictureReviews } from '#app/platform/tables.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { eq } from 'drizzle-orm'
import { check } from './axe.ts'
import { plainPage } from '../server/plain-page.ts'
import { expect, test } from './fixtures.ts'
import { addTerms, countActs } from './steps.ts'

const inTwoWeeks = () => addDays(istToday(new Date()), 14)

async function signedIn(context: BrowserContext) {
	const hospital = await aHospital({ displayName: `${uniqueWord()} Hospital` })
	const member = await aMember({ hospitalId: hospital.id })
	const [name = '', ...value] = (await aSession({ id: member.accountId, kind: 'member' })).cookie.split('=')
	await context.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
	return member
}

for (const size of [
	{ width: 360, height: 740 },
	{ width: 1280, height: 720 },
]) {
	test(`a draft saves itself, and the later of two devices is asked, ${size.width} px wide`, async ({
		page,
		context,
	}) => {
		const member = await signedIn(context)
		await page.setViewportSize(size)
		await page.goto('/hospital/post-job')
		await expect(page.getByRole('button', { name: 'Post Job' })).toBeInViewport()
		expect(await db.$count(jobs, eq(jobs.hospitalId, member.hospitalId))).toBe(0)

		await page.getByLabel('Title', { exact: true }).fill('Night duty')
		await page.getByLabel('Pay (or minimum)').fill('as we agree')
		await expect(page.getByText(/^Draft saved at/)).toBeVisible()
		await expect(page).toHaveURL(/\/hospital\/jobs\/[\da-f-]+\/edit$/)
		await check(page, 'post a job')

		const elsewhere = await context.newPage()
		await elsewhere.goto(page.url())
		await expect(elsewhere.getByLabel('Pay (or minimum)')).toHaveValue('as we agree')
		await elsewhere.getByLabel('Title', { exact: true }).fill('Day duty')
		await expect(elsewhere.getByText(/^Draft saved at/)).toBeVisible()

		await page.getByLabel('Description').fill('Two theatres.')
		const asked = page.getByRole('alert').filter({ hasText: 'This draft changed while you had it open' })
		await expect(asked).toContainText('Title: saved value Day duty, your value Night duty')
		await page.getByRole('button', { name: 'Keep my version' }).click()
		await expect(page.getByText(/^Draft saved at/)).toBeVisible()
		await elsewhere.reload()
		await expect(elsewhere.getByLabel('Title', { exact: true })).toHaveValue('Night duty')
		await expect(elsewhere.getByLabel('Description')).toHaveValue('Two theatres.')
		expect(await db.$count(jobs, eq(jobs.hospitalId, member.hospitalId))).toBe(1)
	})

	test(`a job is posted from a template with two clicks and a date, ${size.width} px wide`, async ({
		page,
		context,
	}) => {
		const member = await signedIn(context)
		const title = `Consultant ${uniqueWord()}`
		const job = await aJob({ hospitalId: member.hospitalId, status: 'closed', closedAt: new Date(), title })
		await saveTemplate(member, job.id)
		const acts = await countActs(page)
		await page.setViewportSize(size)
		await page.goto('/hospital/post-job')

		await page.getByRole('link', { name: title }).click()
		await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
		await page.getByLabel('Start date').fill(inTwoWeeks())
		await expect(page.getByRole('article').getByText('₹2.8–3.5 lakh a month')).toBeVisible()
		await page.getByRole('button', { name: 'Post Job' }).click()

		await expect(page).toHaveURL('/hospitals/dashboard/jobs')
		await expect(page.getByRole('row', { name: new RegExp(title) }).first()).toContainText('Active')
		expect(acts).toEqual({ clicks: 2, fields: 1 })
	})
}

test('both pay fields stay in line when one of them is refused', async ({ page, context }) => {
	await signedIn(context)
	await page.goto('/hospital/post-job')
	await page.getByLabel('Title', { exact: true }).fill('Night duty')
	await page.getByLabel('Pay (or minimum)').fill('as we agree')
	await page.getByRole('button', { name: 'Post Job' }).click()

	await expect(page.getByLabel('Pay (or minimum)')).toHaveAttribute('aria-invalid', 'true')
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 740 })
		const [from, to] = await Promise.all(
			['Pay (or minimum)', 'Maximum pay'].map((label) => page.getByLabel(label).first().boundingBox()),
		)
		expect(from?.y, `${width} px`).toBe(to?.y)
	}
})

test('the preview shows the page that specialists will read', async ({ page, context }) => {
	await signedIn(context)
	await page.goto('/hospital/post-job')
	await page.getByLabel('Title', { exact: true }).fill('Night duty')
	await page.getByLabel('Description').fill('Two theatres.\nA second consultant on call.')

	await page.locator('#preview').getByText('Page', { exact: true }).click()

	await expect(page.locator('#preview').getByText('A second consultant on call.', { exact: true })).toBeVisible()
	await check(page, 'post a job')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a job is previewed, saved as a template and posted from it', async ({ page, context }) => {
		await signedIn(context)
		const title = `Consultant ${uniqueWord()}`
		await page.goto('/hospital/post-job')
		await page.getByLabel('Title', { exact: true }).fill(title)
		await page.getByLabel('Specialization', { exact: true }).selectOption('Anesthesiologist')
		await page.getByLabel('Shift type').selectOption('Night')
		await page.getByLabel('Pay (or minimum)').fill('3,25,000')
		await page.getByLabel('Description').fill('Two theatres.')
		await page.getByLabel('Required skills').fill('TIVA')
		await addTerms(page)
		await page.getByRole('button', { name: 'Preview' }).click()
		await expect(page.locator('#preview').getByText('₹3.25 lakh a month').first()).toBeVisible()
		await page.getByRole('button', { name: 'Save as template' }).click()
		await expect(page.getByText('Template saved')).toBeVisible()

		await page.goto('/hospital/job-templates')
		await page.getByRole('link', { name: `Post job from ${title}` }).click()
		await page.getByLabel('Start date').fill(inTwoWeeks())
		await page.getByRole('button', { name: 'Post Job' }).click()
		await expect(page.getByRole('row', { name: new RegExp(`${title}.*Active`) })).toBeVisible()
	})
})

test('a logo takes the place of the drawn front, and a drawing in SVG is refused', async ({ page, context }) => {
	const member = await signedIn(context)
	const job = await aJob({ hospitalId: member.hospitalId })
	await page.goto('/hospital/profile/logo')
	await page.waitForLoadState('networkidle')
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
	await page
		.getByLabel('Logo', { exact: true })
		.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg })
	await expect(page.getByText(/Save an SVG file as PNG first/).first()).toBeVisible()

	const png = Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
		'base64',
	)
	await page.getByLabel('Logo', { exact: true }).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
	await page.getByRole('button', { name: 'Save logo' }).click()
	await expect(page.getByText('Logo saved')).toBeVisible()
	// As an operator does who has looked at it.
	await db.update(pictureReviews).set({ approvedAt: new Date() }).where(eq(pictureReviews.ownerId, member.hospitalId))

	const logo = page.locator(`img[src^="/hospitals/${member.hospitalId}/logo/"]`)
	for (const path of [`/jobs/${job.id}`, `/hospitals/${member.hospitalId}`]) {
		await page.goto(path)
		await expect.poll(() => logo.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
	}
	// The jobs on the page of their hospital do not repeat it.
	await expect(logo).toHaveCount(1)
	await check(page, 'post a job')
})

test('a job that could not be sent, or that a busy server did not take, stays as it was typed', async ({
	page,
	context,
	problems,
}) => {
	await signedIn(context)
	await page.goto('/hospital/post-job')
	const title = page.locator('input[name="title"]')
	await title.fill('Consultant Anesthesiologist')
	const { text, type } = plainPage(503, 'e2e')
	const answers = [
		{ says: 'We could not be reached.', answer: (route: Route) => route.abort() },
		{
			says: 'We are busy just now.',
			answer: (route: Route) => route.fulfill({ status: 503, contentType: type, body: text }),
		},
	]
	for (const { says, answer } of answers) {
		await page.unrouteAll()
		// Reads fail as well: nothing is read again in place of the form.
		await page.route(/\.data(\?|$)/, answer)
		await page.getByRole('button', { name: 'Post Job' }).click()
		await expect(page.locator('[data-error-summary]').getByText(says)).toBeVisible()
		await expect(title).toHaveValue('Consultant Anesthesiologist')
	}
	problems.length = 0
})
