// A hospital and a specialist write to each other; each page is served by a process of its own.
import './database.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { messages } from '#app/messages/tables.server.ts'
import { asServed } from '#test/as-served.ts'
import { freePort } from '#test/free-port.ts'
import { expect, test } from './fixtures.ts'
import { plantWorld, type Role, type World } from '#test/world.ts'

let otherPort = 0
let stopOther = async () => undefined as unknown

test.beforeAll(async () => {
	otherPort = await freePort()
	const child = spawn(process.execPath, asServed('build/server/main.js'), {
		env: { ...process.env, NODE_ENV: 'production', PORT: String(otherPort), LOG_LEVEL: 'warn', RUN_TASKS: 'false' },
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	})
	await once(child, 'message')
	stopOther = async () => {
		child.kill('SIGTERM')
		await once(child, 'exit')
	}
})
test.afterAll(() => stopOther())

async function signIn(page: Page, world: World, role: Role, port = Number(process.env['E2E_PORT'])) {
	const [name = '', ...value] = world.cookies[role].split('=')
	await page.context().addCookies([{ name, value: value.join('='), url: `http://localhost:${port}` }])
}

async function openBoth(page: Page, other: Page, world: World) {
	await signIn(page, world, 'applicant')
	await page.goto(`/messages/with/${world.hospital.id}`)
	await signIn(other, world, 'member', otherPort)
	await other.goto(`http://localhost:${otherPort}/messages/with/${world.people.applicant.specialistId}`)
}

/** A browser complains of what the test has cut off. */
function forgetAborted(problems: string[]) {
	problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('ERR_FAILED')))
}

const log = (page: Page) => page.getByRole('log')
async function write(page: Page, text: string) {
	await page.getByRole('textbox', { name: /^Message to/ }).fill(text)
	await page.getByRole('button', { name: 'Send' }).click()
}

test('a message appears on the other side without a reload, and the writer sees that it was read', async ({
	page,
	newPerson,
}) => {
	const world = await plantWorld()
	const recruiter = await newPerson()
	await openBoth(page, recruiter, world)

	await write(recruiter, 'Could you come on Thursday?')
	await expect(log(page).getByText('Could you come on Thursday?')).toBeVisible()
	await expect(log(recruiter).getByText(/Read \d/)).toBeVisible()

	await write(page, 'Yes, at ten.')
	await expect(log(recruiter).getByText('Yes, at ten.')).toBeVisible()
})

test('where the stream does not come through the page asks, and the count of unread messages is right', async ({
	page,
	newPerson,
	problems,
}) => {
	const world = await plantWorld()
	await page.route('**/updates', (route) => route.abort())
	await signIn(page, world, 'applicant')
	await page.goto(`/messages/with/${world.hospital.id}`)
	await page.goto('/notifications')
	await expect(page.getByRole('link', { name: 'Messages', exact: true }).filter({ visible: true })).toBeVisible()
	const recruiter = await newPerson()
	await signIn(recruiter, world, 'member', otherPort)
	await recruiter.goto(`http://localhost:${otherPort}/messages/with/${world.people.applicant.specialistId}`)

	await write(recruiter, 'Are you there?')

	await expect(page.getByRole('link', { name: /^Messages ?, 1 unread$/ }).filter({ visible: true })).toBeVisible()
	forgetAborted(problems)
})

test('without a network a message waits on the page, is sent once when it is back, and what is typed outlives a reload', async ({
	page,
	newPerson,
	problems,
}) => {
	const world = await plantWorld()
	const recruiter = await newPerson()
	await openBoth(page, recruiter, world)
	const text = `Sent into the dark ${world.people.applicant.accountId}`
	// At first nothing gets through; then the server takes it, and the answer gets lost on the way.
	let isTaken = false
	await page.route('**/sending', async (route) => {
		if (isTaken) await route.fetch()
		await route.abort()
	})
	await write(page, text)
	await expect(page.getByText('You are offline. This will be sent when you are back online.')).toBeVisible()
	isTaken = true
	await expect(log(recruiter).getByText(text)).toHaveCount(1)
	await page.unroute('**/sending')
	await page.evaluate(() => dispatchEvent(new Event('online')))
	await expect(page.getByText('You are offline. This will be sent when you are back online.')).toBeHidden()
	expect(await db.$count(messages, eq(messages.body, text))).toBe(1)

	await page.getByRole('textbox', { name: /^Message to/ }).fill('Half a thought')
	await page.reload()
	await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('Half a thought')
	await page.locator('[popovertarget="user-menu"]').click()
	await page.getByRole('button', { name: 'Logout' }).click()
	await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept/')))).toEqual([])
	forgetAborted(problems)
})

test('a chosen file is named until it is sent, and a message that is refused can be sent again or discarded', async ({
	page,
	problems,
}) => {
	const world = await plantWorld()
	await signIn(page, world, 'member')
	await page.goto(`/messages/with/${world.people.applicant.specialistId}`, { waitUntil: 'networkidle' })
	const remove = page.getByRole('button', { name: 'Remove rota.pdf' })
	const choose = (name: string, mimeType = 'application/pdf') =>
		page.locator('#file').setInputFiles({ name, mimeType, buffer: Buffer.from('%PDF-1.4\n%%EOF') })
	await choose('notes.exe', 'application/x-msdownload')
	await expect(page.locator('#file-error')).not.toBeEmpty()
	await expect(page.getByText('notes.exe')).toBeHidden()
	await choose('rota.pdf')
	await remove.click()
	await expect(remove).toBeHidden()
	await choose('rota.pdf')
	await expect(remove).toBeVisible()
	let answers = [429, 429, 200]
	await page.route('**/sending', (route) => {
		const [status = 200, ...others] = answers
		answers = others
		return status === 200 ? route.continue() : route.fulfill({ status, json: { problem: 'Wait a minute.' } })
	})
	await write(page, 'The rota')
	await expect(remove).toBeHidden()
	await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeFocused()
	await expect(log(page).getByText('Wait a minute.')).toBeVisible()
	await page.getByRole('button', { name: 'Discard' }).click()
	await expect(log(page).getByText('The rota')).toBeHidden()

	const field = page.getByRole('textbox', { name: /^Message to/ })
	await field.fill('Once more')
	await field.press('Control+Enter')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(log(page).locator('[data-key]').last()).toContainText('Once more')
	await expect(log(page).getByText('Once more')).toHaveCount(1)
	problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('429')))
})

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false })
	test('a message is sent by a plain form and then appears', async ({ page }) => {
		const world = await plantWorld()
		await signIn(page, world, 'applicant')
		await page.goto(`/messages/with/${world.hospital.id}`)
		await write(page, 'Written without a script')
		await expect(log(page).getByText('Written without a script')).toBeVisible()
	})
})
