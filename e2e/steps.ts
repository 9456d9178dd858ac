// What people do in more than one story, in their words: by label, role and text.
import { expect, type Page } from '@playwright/test'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { adultAge } from '#app/law.ts'
import '#app/platform/language/language.server.ts'
import { addressIn } from '#app/platform/language/languages.ts'
import { languageNow, t } from '#app/platform/language/words.ts'
import { uniqueNumber } from '#test/unique.ts'

export const resumeFile = { name: 'Resume of Leela.pdf', mimeType: 'application/pdf', buffer: aPdf({ text: 'Resume' }) }

/** A mobile number as people type it. Ten codes an hour go to one block of numbers, so the digits that change come first. */
export const aNumber = () => `96${uniqueNumber().split('').reverse().join('')}`

type Send = { channel: 'sms' | 'email'; text: string; code: string | null }

/** The newest message to someone, as soon as it has been sent. */
export async function latestMessage(page: Page, to: string, fits: (send: Send) => boolean = () => true): Promise<Send> {
	let found: Send | undefined
	await expect(async () => {
		const response = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)
		found = ((await response.json()) as Send[]).find(fits)
		expect(found, `a message to ${to}`).toBeDefined()
	}).toPass({ intervals: [100, 200, 500] })
	if (!found) throw new Error(`No message to ${to}`)
	return found
}

/** Lets the browser of this page be the one of a session that is already there. */
export async function useSession(page: Page, cookie: string) {
	const [name = '', ...value] = cookie.split('=')
	await page
		.context()
		.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
}

/** The code sent to a number; `+91` in front of what the person types. */
export async function codeFor(page: Page, number: string): Promise<string> {
	const { code } = await latestMessage(page, `+91${number}`, ({ code }) => code !== null)
	return code ?? ''
}

/** The terms without which a job is not posted. */
export async function addTerms(page: Page) {
	await chooseChip(page, 'Bond', 'No bond')
	await page.getByLabel('We never keep original certificates').check()
	await chooseChip(page, 'Engagement', 'Employee')
}

/** The one of the links of a job, its own page or the pane, that this screen shows. Which one, the style sheet says, which comes behind the document. */
export async function pressApply(page: Page) {
	await page.waitForURL(/\/jobs\/[\da-f-]{36}(\?|$)|[?&]job=/)
	await page.getByRole('link', { name: t.of('button')`Apply`, exact: true }).filter({ visible: true }).click()
}

/** The chip is what people see and press; the radio button in it takes no room. */
export const chooseChip = (page: Page, group: string, name: string) =>
	page.getByRole('group', { name: group }).getByText(name, { exact: true }).click()

/** Counts the clicks and the filled fields of a tab from now on, over all its pages. Call it before the first page opens. */
export async function countActs(page: Page) {
	const acts = { clicks: 0, fields: 0 }
	await page.exposeFunction('countAct', (act: keyof typeof acts) => {
		acts[act]++
	})
	await page.addInitScript(() => {
		const count = (window as unknown as { countAct: (act: string) => void }).countAct
		addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count('clicks'), true)
		addEventListener(
			'change',
			({ target }) =>
				target instanceof HTMLElement &&
				target.matches('input:not([type="checkbox"], [type="radio"]), textarea') &&
				count('fields'),
			true,
		)
	})
	return acts
}

/** From the register page to the dialog that asks for the rest. The code sends itself where a script runs. */
export async function registerSpecialist(
	page: Page,
	{ name, number, query = '' }: { name: string; number: string; query?: string },
) {
	await page.goto(theirs(`/doctors/register${query}`))
	await page.getByLabel(t`Name`, { exact: true }).fill(name)
	await page.getByLabel(t`Mobile number`).fill(number)
	await page.getByRole('checkbox', { name: String(adultAge) }).check()
	await page.getByRole('button', { name: t`Send code` }).click()
	await expect(page.getByRole('heading', { name: t`Enter the 6-digit code` })).toBeVisible()
	await page.getByLabel(t`Code`, { exact: true }).fill(await codeFor(page, number))
}

/** The address in the language of the person (`inLanguage`), whose steps find everything by its words in that language. */
export const theirs = (address: string) => addressIn(languageNow(), address)

export async function completeProfile(page: Page) {
	await expect(page.getByRole('dialog', { name: t`Complete Your Profile` })).toBeVisible()
	await page.getByLabel(t`Resume`).setInputFiles(resumeFile)
	await page.getByLabel(t`Current speciality`).fill('Anesthesiologist')
	await page.getByLabel(t`Current location`).fill('Pune')
	// What is suggested may lie over the button until the field is left.
	await page.getByLabel(t`Current location`).press('Tab')
	await page.getByRole('button', { name: t`Save and continue` }).click()
	await expect(page.getByRole('heading', { name: t`Who should not see you` })).toBeVisible()
	await page.getByRole('button', { name: t`Save and be found` }).click()
	await expect(page.getByText(t`Saved. Verified hospitals can find you now.`)).toBeVisible()
	await expect(page).toHaveURL(theirs('/profile'))
}

/** What the form of an application asks where the profile does not say it. */
export async function addBasics(page: Page) {
	const send = page.getByRole('button', { name: t`Send application` })
	// Which of them is asked shows once the page is there.
	await expect(send).toBeVisible()
	const form = page.locator('form').filter({ has: send })
	for (const [label, value] of [
		[t`Speciality`, 'Anesthesiologist'],
		[t`City or locality`, 'Pune'],
		[t`Years of experience`, '5'],
	] as const) {
		const field = form.getByLabel(label, { exact: true })
		if (await field.isVisible()) await field.fill(value)
	}
}

/** The resume is attached when the scanner has passed it, which takes a moment. */
export async function applyWithResume(page: Page, note: string) {
	await expect(page).toHaveURL(/\/apply$/)
	const attach = page.getByRole('checkbox', { name: t`Attach my resume (${{ file: resumeFile.name }})` })
	await expect(async () => {
		if (!(await attach.isVisible())) await page.reload()
		await expect(attach).toBeChecked({ timeout: 500 })
	}).toPass()
	await addBasics(page)
	await page.getByLabel(t`Note to the hospital`).fill(note)
	await page.getByRole('button', { name: t`Send application` }).click()
	await expect(page).toHaveURL(/\/applications\//)
}

/** Registers at the portal, confirms the address by the mailed link and lands on the verification page. */
export async function registerHospital(page: Page, hospital: { name: string; email: string; password: string }) {
	await page.goto('/hospital/auth')
	await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click()
	await page.getByLabel('Hospital name').fill(hospital.name)
	await page.getByLabel('Address').fill('12 Lake Road, Shivajinagar')
	await page.getByLabel('City or PIN code').fill('Pune')
	await page.getByLabel('Phone', { exact: true }).fill('020 6912 0150')
	await page.getByLabel('Your name').fill('Meera Kulkarni')
	await page.getByLabel('Email', { exact: true }).fill(hospital.email)
	await page.getByLabel('Password', { exact: true }).fill(hospital.password)
	await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
	await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

	const { text } = await latestMessage(page, hospital.email)
	const link = /https?:\/\/\S+confirm-email\S+/.exec(text)?.[0] ?? ''
	await page.goto(new URL(link).pathname + new URL(link).search)
	await page.getByLabel('Password', { exact: true }).fill(hospital.password)
	await page.getByRole('button', { name: 'Confirm and log in' }).click()
	await expect(page.getByRole('heading', { name: `Verification of ${hospital.name}` })).toBeVisible()
}

export async function logIn(page: Page, address: string, { email, password }: { email: string; password: string }) {
	await page.goto(address)
	await page.getByLabel('Email', { exact: true }).fill(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	// A test that goes on to another address at once would break the request off.
	const answered = page.waitForResponse((response) => response.request().method() === 'POST')
	await page
		.getByRole('main')
		.getByRole('button', { name: /^(Login|Sign in|Log in)$/ })
		.click()
	await answered
}

/** Opens the page of a job from a list, on wide screens by way of the pane beside it. */
export async function openJob(page: Page, title: string) {
	await page.getByRole('link', { name: title, exact: true }).filter({ visible: true }).click()
	if ((page.viewportSize()?.width ?? 0) < 1280) return
	await page.getByRole('article', { name: title }).getByRole('link', { name: 'View job' }).click()
}

/** Scripts that come when the returned function is called. */
export async function holdScripts(page: Page, scripts: RegExp) {
	const { promise: released, resolve: letThrough } = Promise.withResolvers<void>()
	await page.route(scripts, async (route) => {
		await released
		await route.continue()
	})
	return letThrough
}
