// A complaint from a visitor's phone to its receipt, an operator's answer, and the visitor who reads it.
import './database.ts'
import { aSession, anOperator } from '#app/identity/fixtures.server.ts'
import { shortestFillSeconds } from '#app/content/spam-trap.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { check, showOn } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { latestMessage, useSession } from './steps.ts'
import { endUndoMinute } from './undo-minute.ts'

for (const theme of ['dark', 'light'] as const)
	test(`a visitor complains at 360 px in a ${theme} theme, gets a receipt and reads the answer of an operator`, async ({
		page,
		browser,
	}) => {
		const email = `${uniqueWord()}@example.org`
		await showOn(page, 360)
		await page.emulateMedia({ colorScheme: theme })
		await page.goto('/contact')
		await page.getByRole('link', { name: 'Send a complaint or request' }).click()
		await check(page, `the choice of complaints and requests, ${theme}`)
		await page.getByRole('link', { name: 'Complaint', exact: true }).click()
		await check(page, `the form of a complaint, ${theme}`)

		await page.getByRole('textbox', { name: 'Your name' }).fill('Leela Rao')
		await page.getByRole('textbox', { name: 'Email or mobile number' }).fill(email)
		await page.getByRole('textbox', { name: 'Details' }).fill('A job asks applicants for a deposit.')
		const handedOut = Number.parseInt((await page.locator('[name=stamp]').inputValue()).split('.')[0] ?? '', 36)
		await expect.poll(() => Date.now() / 1000 - handedOut).toBeGreaterThan(shortestFillSeconds + 1)
		await page.getByRole('button', { name: 'Send', exact: true }).click()

		await expect(page.getByRole('heading', { name: /^Request R-\d{4}-\d{6}$/ })).toBeVisible()
		await expect(page.getByText('In progress')).toBeVisible()
		await check(page, `the page of a request, ${theme}`)
		const receipt = await latestMessage(page, email, ({ text }) => text.includes('acknowledgement'))
		const [link = ''] = /\/grievances\/[\w-]{38}/.exec(receipt.text) ?? []
		expect(receipt.text).not.toContain('deposit')

		const desk = await browser.newPage()
		const { accountId } = await anOperator({ operatorRole: 'moderate' })
		await useSession(desk, (await aSession({ id: accountId, kind: 'operator' })).cookie)
		const number = /R-\d{4}-\d{6}/.exec(receipt.text)?.[0] ?? ''
		await desk.goto(`${new URL(page.url()).origin}/operator/rights/complaint`)
		// Oldest first, and other tests complain as well.
		const request = desk.getByRole('link', { name: number })
		for (let pageNumber = 2; (await request.count()) === 0 && pageNumber < 9; pageNumber++)
			await desk.goto(`${new URL(page.url()).origin}/operator/rights/complaint?page=${pageNumber}`)
		await request.click()
		await desk.getByRole('radio', { name: 'Done as requested', exact: true }).check()
		await desk.getByRole('textbox', { name: 'Answer', exact: true }).fill('We have removed the job.')
		const requestId = new URL(desk.url()).pathname.split('/').at(-1) ?? ''
		await desk.getByRole('button', { name: 'Send answer' }).click()
		await expect(desk.getByText(`Answer to ${number}`)).toBeVisible()
		await desk.close()
		await endUndoMinute(requestId)

		await latestMessage(page, email, ({ text }) => text.includes('We have removed the job.'))
		await page.goto(link)
		await expect(page.getByText('Answered', { exact: true }).first()).toBeVisible()
		await expect(page.getByText('We have removed the job.')).toBeVisible()
		await check(page, `the answer to a request, ${theme}`)
		if (process.env['SHOTS'])
			await page.screenshot({ path: `${process.env['SHOTS']}/rights-${theme}.png`, fullPage: true })
	})
