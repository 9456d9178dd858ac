// The whole way with keys alone, no click and no mouse. Each step is reached by Tab, and the focus is visible.
import './database.ts'
import type { Locator, Page } from '@playwright/test'
import { aSavedSearch } from '#app/alerts/fixtures.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { addTemplate } from '#app/templates/commands.server.ts'
import { uniqueNumber } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, codeFor, resumeFile, useSession } from './steps.ts'
import { plantWorld } from '#test/world.ts'

/** Presses Tab until the element has the focus, and checks that one can see that it has. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
	// Before its styles have come, a page shows what they hide.
	await expect(target).toHaveCount(1)
	await expect(target).toBeVisible()
	for (let presses = 0; presses < 120; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) {
			// A field with a prefix is outlined with it.
			const isSeen = await target.evaluate((element) =>
				[element, element.parentElement ?? element].some((place) => {
					const { outlineStyle, outlineWidth } = getComputedStyle(place)
					return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
				}),
			)
			expect(isSeen, `the focus on ${String(target)} can be seen`).toBe(true)
			return
		}
		await page.keyboard.press(key)
	}
	throw new Error(`${String(target)} cannot be reached by ${key}`)
}

async function typeInto(page: Page, target: Locator, text: string) {
	await tabTo(page, target)
	await page.keyboard.press('ControlOrMeta+A')
	await page.keyboard.type(text)
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
	await tabTo(page, target)
	await page.keyboard.press(key)
}

/** Keeps what is asked for waiting until the returned function is called. */
async function holdBack(page: Page, url: RegExp) {
	let bring = () => {}
	const called = new Promise<void>((resolve) => {
		bring = resolve
	})
	await page.route(url, async (route) => {
		await called
		await route.continue()
	})
	return () => bring()
}

test('a specialist registers, finds a job and applies with the keys alone', async ({ page }) => {
	const [run, number] = [uniqueNumber(), aNumber()]
	const job = await aJob({ title: `Pediatric Anesthesiologist, ward ${run}` })
	page.on('filechooser', (chooser) => void chooser.setFiles(resumeFile))

	await page.goto('/')
	await page.keyboard.press('Tab')
	const skip = page.getByRole('link', { name: 'Skip to content' })
	await expect(skip).toBeFocused()
	await expect(skip).toBeInViewport()

	// The dialog opens and closes by key, and gives the focus back.
	const register = page.getByRole('link', { name: 'Register as a specialist' })
	await press(page, register)
	const dialog = page.getByRole('dialog')
	await expect(dialog).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(register).toBeFocused()

	await page.keyboard.press('Enter')
	await typeInto(page, dialog.getByLabel('Name', { exact: true }), 'Dr Leela Joshi')
	await typeInto(page, dialog.getByLabel('Mobile number'), number)
	await press(page, dialog.getByLabel('I agree'), 'Space')
	await page.keyboard.press('Enter')
	await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
	const bringScript = await holdBack(page, /\/enhance-[\w-]+\.js$/)
	await page.keyboard.type(await codeFor(page, number))

	// A late script makes the dialog modal, and leaves who is in it already where they are.
	const completion = page.getByRole('dialog', { name: 'Complete Your Profile' })
	await expect(completion).toBeVisible()
	const resume = completion.getByLabel('Resume')
	await tabTo(page, resume)
	bringScript()
	await expect.poll(() => completion.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
	await expect(resume).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(resume).toHaveValue(/\.pdf$/)
	await typeInto(page, completion.getByLabel('Current speciality'), 'anes')
	await typeInto(page, completion.getByLabel('Current location'), 'Pune')
	await press(page, completion.getByRole('button', { name: 'Save and continue' }))
	await press(page, page.getByRole('button', { name: 'Save and be found' }))
	await expect(page.getByText('Saved. Verified hospitals can find you now.')).toBeVisible()

	await page.goto('/jobs')
	await typeInto(page, page.getByLabel('Speciality, hospital or skill'), `ward ${run}`)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/q=ward/)
	await press(page, page.getByRole('link', { name: job.title, exact: true }).filter({ visible: true }))
	if ((page.viewportSize()?.width ?? 0) >= 1280)
		await press(page, page.getByRole('article', { name: job.title }).getByRole('link', { name: 'View job' }))
	// Which of two links this screen shows, the style sheet says, which comes behind the document.
	await page.waitForURL(/\/jobs\/[\da-f-]{36}(\?|$)/)
	await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
	await press(page, page.getByRole('link', { name: 'Apply', exact: true }).filter({ visible: true }))
	const sheet = page.getByRole('dialog', { name: /^Apply to/ })
	await expect(sheet.getByRole('button', { name: 'Send application' })).toBeFocused()
	await typeInto(page, sheet.getByLabel('Years of experience'), '5')
	await press(page, sheet.getByText('Add a note'))
	await typeInto(page, page.getByLabel('Note to the hospital'), 'I can start in June.')
	await press(page, page.getByRole('button', { name: 'Send application' }))
	await expect(page).toHaveURL(/\/applications\//)
	await expect(page.getByText('I can start in June.')).toBeVisible()
})

test('a hospital moves an applicant and takes it back with the keys alone', async ({ page }) => {
	const world = await plantWorld()
	await useSession(page, world.cookies.member)
	const board = `/hospital/jobs/${world.openJob.id}/applicants?view=board`

	await page.goto(board)
	const move = page.getByRole('button', { name: 'Move to: Dr Asha Menon' })
	await press(page, move)
	const choice = page.getByRole('button', { name: 'Interview', exact: true })
	await expect(choice).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(choice).toBeHidden()
	await expect(move).toBeFocused()

	await page.keyboard.press('Enter')
	await expect(choice).toBeVisible()
	for (
		let presses = 0;
		presses < 8 && !(await choice.evaluate((element) => element === document.activeElement));
		presses++
	)
		await page.keyboard.press('ArrowDown')
	await expect(choice).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByText('Dr Asha Menon: Interview')).toBeVisible()

	await press(page, page.getByRole('button', { name: 'Undo' }), 'Space')
	await expect(page.getByText('Moved back to New')).toBeVisible()
})

const lists = [
	'/hospitals/dashboard',
	'/hospitals/dashboard/jobs',
	'/hospitals/dashboard/interviews',
	'/hospital/applicants',
	'/hospital/contact-requests',
	'/messages',
	'/notifications',
	'/hospital/today',
	'/hospital/reviews',
	'/hospital/team',
	'/hospital/cover',
	'/hospital/shortlist',
	'/hospital/templates',
]
const operatorLists = ['/operator', '/operator/hospitals', '/operator/credentials', '/operator/reviews']

/** J goes to the first row and on to the next, and `?` lists the keys of the rows. */
async function worksByKeys(page: Page, path: string) {
	await page.goto(path)
	await page.waitForLoadState('networkidle')
	const rows = page.locator('#main [data-row]')
	const focused = page.locator('#main [data-row]:focus-within, #main [data-row]:focus')
	await page.keyboard.press('j')
	await expect.soft(focused.first(), `J in ${path}`).toBeVisible()
	const first = await focused.first().getAttribute('data-row')
	if ((await rows.count()) > 1) {
		await page.keyboard.press('j')
		await expect.soft(focused.first(), `J goes on in ${path}`).not.toHaveAttribute('data-row', first ?? '')
		await page.keyboard.press('k')
		await expect.soft(focused.first(), `K goes back in ${path}`).toHaveAttribute('data-row', first ?? '')
	}
	await page.keyboard.press('?')
	await expect.soft(page.getByRole('dialog').getByText('Next row'), `? in ${path}`).toBeVisible()
	await page.keyboard.press('Escape')
}

test('every list of a hospital and of operators is worked by J, K and Enter', async ({ page }) => {
	const { cookies, openJob, people } = await plantWorld()
	await addTemplate(people.member, 'message', { name: 'Meet us', body: 'Could you meet us?' })
	await useSession(page, cookies.member)
	for (const path of [...lists, `/hospitals/dashboard?job=${openJob.id}`]) await worksByKeys(page, path)
	await useSession(page, cookies.operator)
	for (const path of operatorLists) await worksByKeys(page, path)

	await page.goto('/operator')
	await page.waitForLoadState('networkidle')
	await page.keyboard.press('j')
	await page.keyboard.press('Enter')
	await expect(page).not.toHaveURL(/\/operator$/)
})

test('after the last row J loads more, and the list keeps its place', async ({ page }) => {
	const member = await aMember()
	for (let count = 0; count < 26; count++) await aJob({ hospitalId: member.hospitalId })
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await page.goto('/hospitals/dashboard/jobs')
	await page.waitForLoadState('networkidle')
	const rows = page.locator('#main [data-row]')
	await expect(rows).toHaveCount(24)

	for (let press = 0; press < 25; press++) await page.keyboard.press('j')
	await expect(rows).toHaveCount(26)
	await page.keyboard.press('j')
	await expect(rows.nth(24).getByRole('link').first()).toBeFocused()
})

test('End scrolls the list before anything has the focus, and loads more of it', async ({ page }) => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	for (let count = 0; count < 30; count++) await anApplication({ job, specialist: await aSpecialist() })
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await page.goto(`/hospital/jobs/${job.id}/applicants`)
	await page.waitForLoadState('networkidle')
	const rows = page.locator('#main [data-row]')
	await expect(rows).toHaveCount(24)

	await page.keyboard.press('End')
	await expect(rows).toHaveCount(30)
})

test('the focus stays in a list when a row is removed, and goes to the page after the last', async ({ page }) => {
	const owner = await aSpecialist()
	for (const name of ['First', 'Second', 'Third']) await aSavedSearch(`q=${name}`, owner, { name })
	await useSession(page, (await aSession({ id: owner.accountId, kind: 'specialist' })).cookie)
	await page.goto('/saved-searches')
	const remove = page.getByRole('button', { name: /^Remove: / })
	const rows = page.getByRole('main').getByRole('listitem').filter({ has: remove })
	const middle = await rows.nth(1).getByRole('heading').innerText()
	const last = await rows.nth(2).getByRole('heading').innerText()

	await press(page, page.getByRole('button', { name: `Remove: ${middle}` }))
	await expect(page.getByRole('link', { name: last, exact: true })).toBeFocused()
	await press(page, page.getByRole('button', { name: `Remove: ${last}` }))
	await expect(rows).toHaveCount(1)
	await expect(rows.getByRole('link').first()).toBeFocused()
	await press(page, remove)
	await expect(page.getByText('No saved searches yet')).toBeVisible()
	await expect(page.getByRole('main')).toBeFocused()
})

test('the focus stays in the row of a job that is paused by key, and comes back to it from Undo', async ({ page }) => {
	const member = await aMember()
	for (const title of ['Day list', 'Night list']) await aJob({ hospitalId: member.hospitalId, title })
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await page.goto('/hospitals/dashboard/jobs')
	await page.waitForLoadState('networkidle')
	const row = page.getByRole('row', { name: /Night list/ })

	await press(page, row.getByRole('button', { name: 'Pause' }))
	await expect(row.getByText('Paused')).toBeVisible()
	await expect(row.locator(':focus')).toBeVisible()
	await page.getByRole('button', { name: 'Undo' }).focus()
	await page.keyboard.press('Enter')
	await expect(row.getByRole('button', { name: 'Pause' })).toBeVisible()
	await expect(row.locator(':focus')).toBeVisible()
})

test('Ctrl K opens a setting by its name and pauses a job', async ({ page }) => {
	const member = await aMember()
	await aJob({ hospitalId: member.hospitalId, title: 'Night list' })
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await page.goto('/hospitals/dashboard/jobs')
	await page.waitForLoadState('networkidle')
	const find = async (text: string, option: string) => {
		await page.keyboard.press('ControlOrMeta+k')
		await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill(text)
		await expect(page.getByRole('menuitem', { name: option })).toBeVisible()
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('Enter')
	}

	await find('pause night', 'Pause Night list')
	await expect(page.getByRole('status').getByText('Job paused')).toBeVisible()
	await find('webhooks', 'Webhooks')
	await expect(page).toHaveURL(/\/hospital\/settings\/webhooks$/)
})

test('matches, contact requests and interviews open people beside the list, which keeps its place', async ({
	page,
}) => {
	const member = await aMember()
	const mark = uniqueNumber()
	const field = { specialitySlug: 'nephrologist', speciality: 'Nephrologist' }
	const job = await aJob({ hospitalId: member.hospitalId, ...field })
	const someone = (name: string) => aSpecialist({ name: `Dr ${name} ${mark}`, ...field })
	const [asked, other] = [await someone('Rane'), await someone('Sane')]
	for (const specialist of [other, asked]) await aContactRequest({ member, specialist })
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	const panel = page.getByRole('complementary')

	await page.goto('/hospital/contact-requests?status=sent')
	await page.waitForLoadState('networkidle')
	await page.getByRole('link', { name: `Dr Rane ${mark}` }).click()
	await expect(panel.getByRole('heading', { name: `Dr Rane ${mark}` })).toBeVisible()
	await page.keyboard.press('j')
	await expect(panel.getByRole('heading', { name: `Dr Sane ${mark}` })).toBeVisible()
	await panel.getByLabel('Team note').fill('Call after Diwali')
	await panel.getByRole('button', { name: 'Save note' }).click()
	await expect(page.getByRole('status').getByText('Note saved')).toBeVisible()
	await expect(page).toHaveURL(/contact-requests\?status=sent&person=/)
	await panel.getByRole('link', { name: 'Close' }).click()
	await expect(page).toHaveURL(/contact-requests\?status=sent$/)

	await page.goto(`/hospitals/dashboard?job=${job.id}`)
	await page.waitForLoadState('networkidle')
	await page.keyboard.press('j')
	await page.keyboard.press('Enter')
	await expect(panel).toBeVisible()
	await expect(page).toHaveURL(/dashboard\?job=[\da-f-]+&person=/)
	await page.keyboard.press('Escape')
	await expect(panel).toHaveCount(0)

	for (const specialist of [other, asked]) await anInterview({ member, specialist })
	await page.goto('/hospitals/dashboard/interviews?status=proposed')
	await page.waitForLoadState('networkidle')
	await page.getByRole('link', { name: `Dr Rane ${mark}`, exact: true }).click()
	await expect(panel.getByRole('heading', { name: `Dr Rane ${mark}` })).toBeVisible()
	await expect(panel.getByRole('link', { name: 'Interview: no time yet' })).toBeVisible()
	await expect(page).toHaveURL(/interviews\?status=proposed&person=/)
	await expect(page.getByRole('link', { name: `Manage: Dr Sane ${mark}` })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page).toHaveURL(/interviews\?status=proposed$/)
})

test('a key pressed before its script has come in is not lost', async ({ page }) => {
	const { cookies } = await plantWorld()
	await useSession(page, cookies.member)
	let letIn = () => {}
	const isLetIn = new Promise<void>((resolve) => {
		letIn = resolve
	})
	await page.route('**/workspace-keys-*.js', async (route) => {
		await isLetIn
		await route.continue()
	})
	await page.goto('/hospitals/dashboard')
	const focused = page.locator('#main [data-row]:focus-within, #main [data-row]:focus')
	await expect(async () => {
		await page.keyboard.press('j')
		await expect(focused.first()).toBeVisible({ timeout: 500 })
	}).toPass()
	await page.keyboard.press('?')
	letIn()
	await expect(page.getByRole('dialog').getByText('Next row')).toBeVisible()
})
