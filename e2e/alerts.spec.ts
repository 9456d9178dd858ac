// A search is saved, a hospital posts an urgent job that answers it, and the mail's link ends it without a log-in.
import './database.ts'
import { eq, sql } from 'drizzle-orm'
import { aFilledForm } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { expect, test } from './fixtures.ts'
import { latestMessage } from './steps.ts'
import { plantWorld, type Role, type World } from '#test/world.ts'

const cookieFor = (world: World, role: Role) => {
	const [name = '', ...value] = world.cookies[role].split('=')
	return [{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }]
}

/** The minute in which the hospital can undo the posting is over. */
const endUndoTime = (jobId: string) =>
	expect
		.poll(async () => {
			const { rows } = await db.execute(sql`update pgboss.job set start_after = now()
				where name = 'alerts.notify-of-urgent-job' and state = 'created' and start_after > now() and data ->> 'jobId' = ${jobId} returning id`)
			return rows.length
		})
		.toBe(1)

test('an urgent job that answers a saved search is on the bell and in the mail once its posting cannot be undone; its link ends the alerts', async ({
	page,
	newPerson,
}) => {
	const world = await plantWorld()
	const { applicant } = world.people
	const email = `asha-${applicant.accountId}@mail.example`
	await db.update(specialists).set({ email }).where(eq(specialists.id, applicant.specialistId))
	await page.context().addCookies(cookieFor(world, 'applicant'))

	await page.goto('/jobs?q=perfusion&place=Nashik')
	await page.getByRole('button', { name: 'Save search' }).click()
	await expect(page.getByText('Search saved')).toBeVisible()
	await expect(page.getByRole('link', { name: 'Saved. View your searches' })).toBeVisible()
	const alerts = page.getByRole('switch', { name: 'Alerts' })
	await alerts.click()
	await expect(page.getByText('Search muted')).toBeVisible()
	await expect(alerts).not.toBeChecked()
	await alerts.click()
	await expect(alerts).toBeChecked()

	const recruiter = await newPerson()
	await recruiter.context().addCookies(cookieFor(world, 'member'))
	const title = `Perfusion consultant ${applicant.accountId.slice(0, 8)}`
	const jobId = crypto.randomUUID()
	const form = { ...aFilledForm(), title, location: 'Nashik', urgent: 'on', id: jobId }
	const posted = await recruiter.request.post('/hospital/post-job', {
		form,
		headers: { Origin: `http://localhost:${process.env['E2E_PORT']}` },
	})
	expect(posted.ok()).toBe(true)
	await endUndoTime(jobId)

	const mail = await latestMessage(page, email)
	expect(mail.text).toContain(title)
	await page.goto('/notifications')
	await expect(page.getByRole('button', { name: new RegExp(title) })).toBeVisible()

	const visitor = await newPerson()
	const link = new URL(/https?:\/\/\S+\/unsubscribe\/search\S+/.exec(mail.text)?.[0] ?? '')
	await visitor.goto(link.pathname)
	await visitor.getByRole('button', { name: 'Stop these alerts' }).click()
	await expect(visitor.getByRole('heading', { name: 'Job alerts stopped' })).toBeVisible()
	await page.goto('/saved-searches')
	await expect(page.getByText('Muted')).toBeVisible()
	await visitor.getByRole('button', { name: 'Turn alerts back on' }).click()
	await expect(visitor.getByRole('heading', { name: 'Stop job alerts' })).toBeVisible()

	const all = new URL(/https?:\/\/\S+\/unsubscribe\/account\S+/.exec(mail.text)?.[0] ?? '')
	const oneClick = await fetch(`http://localhost:${process.env['E2E_PORT']}${all.pathname}`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
	})
	expect(oneClick.status).toBe(200)
	await page.goto('/settings/notifications')
	await expect(page.getByRole('switch', { name: 'Job alerts' })).not.toBeChecked()
})

test('a visitor who saves a search finds it saved after signing in', async ({ page }) => {
	const world = await plantWorld()
	await page.goto('/jobs?speciality=neurosurgeon&shift=weekend')
	await page.getByRole('button', { name: 'Save search' }).click()
	await expect(page).toHaveURL('/doctors/register?returnTo=%2Fsaved-searches')

	await page.context().addCookies(cookieFor(world, 'stranger'))
	await page.goto('/saved-searches')

	await expect(page.getByText('Search saved')).toBeVisible()
	await expect(page.getByRole('link', { name: 'Neurosurgeon, weekend', exact: true })).toBeVisible()
})
