// Operators check with the keyboard, one case after the other, and write to whom it is about.
import './database.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aCredential, aDocument } from '#app/credentials/fixtures.server.ts'
import { aContactMessage } from '#app/content/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession, anOperator } from '#app/identity/fixtures.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { aPlacement, aRating } from '#app/offers/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'

async function signIn(page: Page, { accountId, kind }: { accountId: string; kind: 'member' | 'operator' }) {
	const { cookie } = await aSession({ id: accountId, kind })
	const [name = '', ...value] = cookie.split('=')
	const url = `http://localhost:${process.env['E2E_PORT']}`
	await page.context().addCookies([{ name, value: value.join('='), url }])
}

const ago = (hours: number) => ({ status: 'pending' as const, submittedAt: new Date(Date.now() - hours * 3_600_000) })

const picture = () =>
	sharp({ create: { width: 600, height: 800, channels: 3, background: '#f6f1e4' } })
		.jpeg()
		.toBuffer()

test('a credential is verified with three keys, and the next case opens', async ({ page }) => {
	const name = `Dr Leela ${uniqueWord()}`
	const credential = await aCredential(await aSpecialist({ name }), { status: 'pending' })
	await aDocument(credential, { file: aPdf() })
	const other = await aCredential(await aSpecialist(), { status: 'pending' })
	await aDocument(other, { file: aPdf() })
	await signIn(page, await anOperator())
	await page.goto(`/operator/credentials/${credential.id}`)
	// A key is printed on its button from when it works.
	await expect(page.getByText('A', { exact: true })).toBeVisible()

	let keys = 0
	const press = async (key: string) => {
		keys += 1
		await page.keyboard.press(key)
	}
	await press('a')
	await expect(page.getByRole('radio', { name: 'Indian Medical Register' })).toBeFocused()
	await press('Space')
	await press('Enter')

	await expect(page.getByText('Credential verified')).toBeVisible()
	// What just happened is said above the buttons for the next case, not over them.
	const [said, buttons] = [await page.locator('.flash').boundingBox(), await page.locator('.desk-bar').boundingBox()]
	expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0)
	await expect(page).toHaveURL(/\/operator\/credentials\/[\w-]{36}$/)
	expect(page.url()).not.toContain(credential.id)
	expect(keys).toBeLessThanOrEqual(3)
})

test('a case is held, asked about, rejected and a rating kept with keys alone', async ({ page }) => {
	await signIn(page, await anOperator())
	async function open(path: string) {
		await page.goto(path)
		await expect(page.getByText('H', { exact: true })).toBeVisible()
	}
	async function aCase() {
		const credential = await aCredential(await aSpecialist({ name: `Dr Leela ${uniqueWord()}` }), { status: 'pending' })
		await aDocument(credential, { file: aPdf() })
		return `/operator/credentials/${credential.id}`
	}
	const focused = (name: string | RegExp) => expect(page.getByRole('radio', { name })).toBeFocused()
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key)
	}

	await test.step('on hold', async () => {
		await open(await aCase())
		await press('h')
		await focused('Waiting for an answer from a register or council.')
		await press('Space', 'Enter')
		await expect(page.getByText(/^On hold: /)).toBeVisible()
		// Enter once more would hold the next case.
		await expect(page.getByRole('dialog')).toBeHidden()
	})

	await test.step('asked for more', async () => {
		await open(await aCase())
		await press('m')
		await focused(/^Please upload a photo/)
		await press('Space', 'Enter')
		await expect(page.getByText(/^Question sent: /)).toBeVisible()
	})

	await test.step('rejected', async () => {
		await open(await aCase())
		await press('r')
		await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
		await press('Space', 'Tab', 'Tab')
		await focused('Indian Medical Register')
		await press('Space', 'Enter')
		await expect(page.getByText('Credential rejected')).toBeVisible()
	})

	await test.step('a rating', async () => {
		const { id } = await aRating(await aPlacement())
		await open(`/operator/ratings/${id}`)
		await press('a')
		await expect(page.getByRole('button', { name: 'Keep visible' })).toBeFocused()
		await press('Enter')
		await expect(page.getByText('Rating stays visible')).toBeVisible()
	})
})

test('keys do nothing while someone types, and can be switched off', async ({ page }) => {
	const credential = await aCredential(await aSpecialist(), { status: 'pending' })
	await aDocument(credential, { file: aPdf() })
	await signIn(page, await anOperator())
	await page.goto(`/operator/credentials/${credential.id}`)
	await page.waitForLoadState('networkidle')
	await expect(page.getByText('A', { exact: true })).toBeVisible()
	await page.getByLabel(/^Note for colleagues/).pressSequentially('a h r')
	await expect(page.getByRole('dialog')).toBeHidden()

	await page.getByRole('heading', { level: 1 }).click()
	await page.keyboard.press('?')
	await page.getByRole('button', { name: 'Turn off shortcuts' }).click()
	await expect(page.getByText('Keyboard shortcuts are off', { exact: true })).toBeVisible()
	await expect(page.getByText('A', { exact: true })).toBeHidden()
	await page.keyboard.press('a')
	await expect(page.getByRole('dialog')).toBeHidden()
})

test('an operator asks a hospital for a document, and the case returns with it', async ({ page, newPerson }) => {
	const name = `${uniqueWord()} Hospital`
	const hospital = await aHospital({ displayName: name, legalName: name, status: 'pending' })
	const [owner, colleague] = [await newPerson(), await newPerson()]
	await signIn(owner, await aMember({ hospitalId: hospital.id }))
	await signIn(page, await anOperator())
	await page.goto(`/operator/hospitals/${hospital.id}`)
	await page.getByRole('button', { name: 'Take' }).click()
	await expect(page.getByRole('heading', { name: 'You have taken this case' })).toBeVisible()

	await test.step('a colleague sees who works on it', async () => {
		await signIn(colleague, await anOperator())
		await colleague.goto(`/operator/hospitals/${hospital.id}`)
		await expect(colleague.getByRole('heading', { name: /^Taken by / })).toBeVisible()
	})

	await page.getByRole('link', { name: 'Answer or ask' }).click()
	await page.getByRole('radio', { name: 'Please upload your registration certificate.' }).check()
	await page.getByRole('button', { name: 'Ask and wait for a reply' }).click()
	await expect(page.getByText(`Question sent: ${name}`)).toBeVisible()

	await owner.goto('/hospitals/verification')
	await expect(owner.getByText('Our team has a question')).toBeVisible()
	await owner.getByRole('radio', { name: /^Registration certificate/ }).check()
	await owner
		.getByLabel('Document', { exact: true })
		.setInputFiles({ name: 'certificate.jpg', mimeType: 'image/jpeg', buffer: await picture() })
	await owner.getByRole('button', { name: 'Upload document' }).click()
	await expect(owner.getByText('Document saved')).toBeVisible()
	await owner.getByLabel('Message to our team').fill('It is uploaded.')
	await owner.getByRole('button', { name: 'Send message' }).click()
	await expect(owner.getByText('Message sent')).toBeVisible()

	await page.goto(`/operator/hospitals/${hospital.id}`)
	await expect(page.getByText('It is uploaded.')).toBeVisible()
	const certificate = page.getByRole('img', { name: 'Registration certificate of the hospital' })
	await expect.poll(() => certificate.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
	await page.getByRole('button', { name: 'Turn document' }).click()
	await expect(certificate).toHaveAttribute('style', /rotate\(90deg\)/)
})

test('two documents of a person lie below each other on a low screen', async ({ page }) => {
	const specialist = await aSpecialist()
	const first = await aCredential(specialist, { status: 'pending' })
	for (const credential of [first, await aCredential(specialist, { status: 'pending', kind: 'degree' })])
		await aDocument(credential, { file: aPdf() })
	await page.setViewportSize({ width: 1440, height: 720 })
	await signIn(page, await anOperator())
	await page.goto(`/operator/credentials/${first.id}`)
	const tools = page.locator('.doc-tools')
	await expect(tools).toHaveCount(2)
	const [own, next] = [await tools.first().boundingBox(), await page.locator('.doc-many section h2').boundingBox()]
	expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
})

test('J and K go through the queue, and a PDF is enlarged and turned with keys', async ({ page }) => {
	const [first, second] = [
		await aCredential(await aSpecialist(), ago(900)),
		await aCredential(await aSpecialist(), ago(899)),
	]
	for (const credential of [first, second]) await aDocument(credential, { file: aPdf() })
	await signIn(page, await anOperator())
	await page.goto(`/operator/credentials/${first.id}`)
	await expect(page.getByText('A', { exact: true })).toBeVisible()
	const shown = page.getByRole('img', { name: /^Document for / })
	await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)

	await page.keyboard.press('+')
	await expect(shown).toHaveAttribute('style', /width: ?150%/)
	await page.keyboard.press('-')
	await page.keyboard.press('-')
	await expect(shown).toHaveAttribute('style', /width: ?50%/)
	await page.keyboard.press('t')
	await expect(shown).toHaveAttribute('style', /rotate\(90deg\)/)

	const opened = page.getByRole('navigation', { name: 'Credentials to check' }).locator('li a[aria-current]')
	await page.keyboard.press('j')
	await expect(opened).toHaveAttribute('href', `/operator/credentials/${second.id}`)
	await page.keyboard.press('k')
	await expect(opened).toHaveAttribute('href', `/operator/credentials/${first.id}`)
	await expect(page).toHaveURL(new RegExp(first.id))
	await page.keyboard.press('?')
	await expect(page.getByRole('dialog')).toContainText('Turn the document')
})

test('documents of both credentials of a person are shown, and one of them is rejected alone', async ({ page }) => {
	const specialist = await aSpecialist({ name: `Dr Leela ${uniqueWord()}` })
	const registration = await aCredential(specialist, { status: 'pending' })
	const degree = { kind: 'degree' as const, title: 'MD Anaesthesiology', number: null, councilCode: null }
	const other = await aCredential(specialist, { status: 'pending', ...degree })
	for (const credential of [registration, other]) await aDocument(credential, { file: aPdf() })
	await signIn(page, await anOperator())
	await page.goto(`/operator/credentials/${registration.id}`)

	const documents = page.getByRole('img', { name: /^Document for / })
	await expect(documents).toHaveCount(2)
	await expect.poll(() => documents.last().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
	await page.getByRole('link', { name: 'Reject MD Anaesthesiology' }).click()
	await page.getByRole('radio').first().check()
	await page.getByRole('button', { name: 'Reject credential' }).click()

	await expect(page.getByText('Credential rejected')).toBeVisible()
	await expect(page).toHaveURL(new RegExp(registration.id))
})

test('a contact message is answered from the console with keys, and the next one opens', async ({ page }) => {
	const [first, second] = [await aContactMessage({ hoursAgo: 901 }), await aContactMessage({ hoursAgo: 900 })]
	await signIn(page, await anOperator({ operatorRole: 'moderate' }))
	await page.goto(`/operator/messages/${first.id}`)
	await expect(page.getByText('A', { exact: true })).toBeVisible()
	await page.keyboard.press('a')
	await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused()
	await page.keyboard.type('Your registration was verified this morning.')
	await page.getByRole('button', { name: 'Send answer' }).click()

	await expect(page.getByText('Answer sent')).toBeVisible()
	await expect(page).toHaveURL(new RegExp(second.id))
	await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('')
})

test('after a decision keys and buttons wait half a second, and an undo brings the case back', async ({ page }) => {
	const [first, second, third] = [
		await aContactMessage({ hoursAgo: 910 }),
		await aContactMessage({ hoursAgo: 909 }),
		await aContactMessage({ hoursAgo: 908 }),
	]
	await signIn(page, await anOperator({ operatorRole: 'moderate' }))
	// The clock that a page measures with stands still until the test moves it.
	await page.addInitScript(() => {
		let at = 1000
		Object.assign(globalThis, { passMs: (ms: number) => void (at += ms) })
		performance.now = () => at
	})
	const pass = (ms: number) =>
		page.evaluate((by) => (globalThis as unknown as { passMs: (ms: number) => void }).passMs(by), ms)
	await page.goto(`/operator/messages/${first.id}`)
	await expect(page.getByText('A', { exact: true })).toBeVisible()
	await page.getByRole('button', { name: /^Close without answer/ }).click()
	await expect(page).toHaveURL(new RegExp(second.id))
	await expect(page.getByText('Message closed')).toBeVisible()

	// Pressed and clicked a second time: the next case is not decided unread.
	await page.keyboard.press('h')
	await expect(page.getByRole('dialog')).toBeHidden()
	await page.getByRole('button', { name: /^Close without answer/ }).click()
	await pass(499)
	await page.keyboard.press('j')
	await expect(page).toHaveURL(new RegExp(second.id))
	await pass(2)
	await page.keyboard.press('j')
	await expect(page).toHaveURL(new RegExp(third.id))

	await page.goto(`/operator/messages/${first.id}`)
	await expect(page.getByText('You have decided: Close message')).toBeVisible()
	await expect(page.getByRole('button', { name: /^Close without answer/ })).toBeHidden()
	await check(page, 'a case that was decided a moment ago')
	if (process.env['SHOTS']) {
		await page.screenshot({ path: `${process.env['SHOTS']}/decided-1440.png` })
		await page.setViewportSize({ width: 360, height: 740 })
		await page.screenshot({ path: `${process.env['SHOTS']}/decided-360.png` })
		await page.goto('/operator')
		await page.screenshot({ path: `${process.env['SHOTS']}/overview-360.png` })
		await page.setViewportSize({ width: 1440, height: 900 })
		await page.screenshot({ path: `${process.env['SHOTS']}/overview-1440.png` })
		await page.goto(`/operator/messages/${first.id}`)
	}
	await page.getByRole('button', { name: 'Undo: Close message' }).click()
	await expect(page.getByText('Undone: Close message')).toBeVisible()
	await expect(page.getByRole('button', { name: /^Close without answer/ })).toBeVisible()
})
