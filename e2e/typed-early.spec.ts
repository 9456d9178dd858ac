// On a slow line people type before the scripts of a page have come. What they typed stays, and the page knows of it.
import './database.ts'
import type { Page } from '@playwright/test'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { addTemplate } from '#app/templates/commands.server.ts'
import { hospitalTemplates } from '#app/templates/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from './fixtures.ts'
import { aNumber, codeFor, holdScripts } from './steps.ts'

async function signIn(page: Page, { accountId }: { accountId: string }, kind: 'member' | 'specialist') {
	const [name = '', ...value] = (await aSession({ id: accountId, kind })).cookie.split('=')
	const url = `http://localhost:${process.env['E2E_PORT']}`
	await page.context().addCookies([{ name, value: value.join('='), url }])
}

/** Opens a page whose scripts come when the returned function is called. */
async function openWithoutScripts(page: Page, address: string) {
	const letThrough = await holdScripts(page, /\/assets\/.*\.js$/)
	await page.goto(address, { waitUntil: 'commit' })
	// The whole document has come; its scripts have not.
	await page.waitForFunction(() => document.readyState !== 'loading')
	return async () => {
		letThrough()
		// React has taken over a field once it has put something of its own into it. The scripts of a document run before it is complete.
		await page.waitForFunction(() => {
			if (!('__reactRouterContext' in window)) return document.readyState === 'complete'
			const field = document.querySelector('main form[method="post"] :is(input, textarea)')
			return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'))
		})
		await page.unroute(/\/assets\/.*\.js$/)
	}
}

const typedFields =
	'main form[method="post"] :is(textarea, input[type="text"], input[type="date"], input[type="time"]):not([readonly], [disabled])'

/** What every field holds, by its id. */
const readFields = (page: Page) =>
	page
		.locator(typedFields)
		.evaluateAll((fields) =>
			Object.fromEntries(fields.map((field) => [field.id, (field as HTMLInputElement | HTMLTextAreaElement).value])),
		)

const beginnings: Record<string, string> = { date: '2027-03-01', time: '10:30' }

async function typeEverywhere(page: Page) {
	for (const field of await page.locator(typedFields).all()) {
		if (!(await field.isVisible())) continue
		const type = (await field.getAttribute('type')) ?? 'text'
		await field.fill(beginnings[type] ?? `${(await field.inputValue()).slice(0, 20)}12`)
	}
}

/** Pages with a form, with who reads them. */
async function longForms() {
	const hospital = await aHospital({ displayName: `${uniqueWord()} Hospital`, about: 'A hospital of 200 beds.' })
	const member = await aMember({ hospitalId: hospital.id })
	const job = await aJob({ hospitalId: hospital.id })
	const specialist = await aSpecialist({ bio: 'Twelve years in theatre.' })
	const application = await anApplication({ job, specialist })
	await addTemplate(member, 'message', { name: 'Welcome', body: 'Hello {name}.' })
	const [template] = await db.select().from(hospitalTemplates).where(eq(hospitalTemplates.hospitalId, hospital.id))

	return [
		[
			member,
			'member',
			[
				'/hospital/post-job',
				`/hospital/jobs/${job.id}/edit`,
				'/hospital/profile',
				`/hospital/templates/${template?.id}`,
				`/hospital/applications/${application.id}/rejection`,
				`/hospital/applications/${application.id}/interviews/new`,
				`/hospital/applications/${application.id}/offer`,
				`/messages/with/${specialist.specialistId}`,
			],
		],
		[specialist, 'specialist', ['/profile/about', '/profile/experience/new', `/messages/with/${hospital.id}`]],
	] as const
}

test('what is typed before the scripts run stays in every form, also where a text was there', async ({ page }) => {
	for (const [who, kind, addresses] of await longForms()) {
		await signIn(page, who, kind)
		for (const address of addresses) {
			const letScriptsRun = await openWithoutScripts(page, address)
			await typeEverywhere(page)
			const typed = await readFields(page)
			expect(Object.values(typed).filter(Boolean).length, address).toBeGreaterThan(0)
			await letScriptsRun()
			await expect.poll(() => readFields(page), address).toEqual(typed)
		}
	}
})

test('what is typed into a form with a long text survives a refresh', async ({ page }) => {
	for (const [who, kind, addresses] of await longForms()) {
		await signIn(page, who, kind)
		for (const address of [...addresses, '/contact']) {
			await page.goto(address, { waitUntil: 'networkidle' })
			await typeEverywhere(page)
			const typed = await readFields(page)
			await page.reload()
			await expect.poll(() => readFields(page), address).toEqual(typed)
		}
	}
})

test('what was typed is restored where the program that keeps it comes after React', async ({ page }) => {
	const hospital = await aHospital({ about: 'A hospital of 200 beds.' })
	await signIn(page, await aMember({ hospitalId: hospital.id }), 'member')
	await page.goto('/hospital/profile', { waitUntil: 'networkidle' })
	const about = page.locator('main textarea').first()
	await about.fill('Half a sentence')
	const letThrough = await holdScripts(page, /\/assets\/enhance-/)
	await page.reload({ waitUntil: 'commit' })
	await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
	await expect(about).toHaveValue('A hospital of 200 beds.')
	letThrough()
	await expect(about).toHaveValue('Half a sentence')
	await about.press('End')
	await about.pressSequentially('.')
	await expect(about).toHaveValue('Half a sentence.')
})

test('a job typed before the scripts run is drawn beside the form and saved without another key', async ({ page }) => {
	await signIn(page, await aMember(), 'member')
	const title = `Consultant ${uniqueWord()}`
	const letScriptsRun = await openWithoutScripts(page, '/hospital/post-job')
	await page.getByLabel('Title', { exact: true }).fill(title)
	await page.getByLabel('Specialization', { exact: true }).selectOption('Anesthesiologist')
	await page.getByLabel('Description').fill('Two theatres.')

	await letScriptsRun()

	await expect(page.getByText(/^Draft saved at/)).toBeVisible()
	await expect(page.getByLabel('Specialization', { exact: true })).toHaveValue('anesthesiologist')
	await page.reload()
	await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
	await expect(page.getByLabel('Description')).toHaveValue('Two theatres.')
})

test('times typed before the scripts run are all checked, and one of them does not undo the other', async ({
	page,
}) => {
	const member = await aMember()
	const application = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })
	await signIn(page, member, 'member')
	const letScriptsRun = await openWithoutScripts(page, `/hospital/applications/${application.id}/interviews/new`)
	for (const number of [1, 2]) {
		await page.getByLabel(`Date ${number}`).fill('2027-03-01')
		await page.getByLabel(`Time ${number}`).fill(`1${number}:00`)
	}

	await letScriptsRun()
	await page.getByLabel('Date 3').fill('2027-03-02')

	for (const number of [1, 2]) {
		await expect(page.getByLabel(`Date ${number}`)).toHaveValue('2027-03-01')
		await expect(page.getByLabel(`Time ${number}`)).toHaveValue(`1${number}:00`)
	}
})

test('the next code, begun as soon as one was refused, is whole and is sent', async ({ page }) => {
	const number = aNumber()
	await page.goto('/doctors/register?mode=login')
	await page.getByLabel('Mobile number').fill(number)
	await page.getByRole('button', { name: 'Send code' }).click()
	const field = page.getByLabel('Code', { exact: true })
	await field.waitFor()
	const code = await codeFor(page, number)
	await field.pressSequentially(code === '123456' ? '654321' : '123456')
	await expect(page.getByText('Verification failed. Please try again.')).toBeVisible()
	await field.pressSequentially(code.slice(0, 3))
	await expect(field).toHaveValue(code.slice(0, 3))
	await field.pressSequentially(code.slice(3))
	await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
})

test('who types again before the page of a refused form runs keeps the focus', async ({ page }) => {
	await signIn(page, await aSpecialist(), 'specialist')
	const letScriptsRun = await openWithoutScripts(page, '/profile/experience/new')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page).toHaveTitle(/^Error: /)
	await expect(page.getByRole('alert')).toBeFocused()
	const field = page.getByLabel('Hospital', { exact: true })
	await field.pressSequentially('Lake')
	await letScriptsRun()
	await expect(field).toBeFocused()
	await expect(field).toHaveValue('Lake')
})
