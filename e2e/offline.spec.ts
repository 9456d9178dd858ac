// Without a connection: a page that says so and, for the specialist who is signed in, the applications last seen.
import { expect, test } from './fixtures.ts'
import './database.ts'
import { plantWorld } from '#test/world.ts'

test.use({ serviceWorkers: 'allow' })

test('the applications last seen are readable offline, and gone after logging out', async ({
	page,
	context,
	problems,
}) => {
	const world = await plantWorld()
	const [name = '', ...value] = world.cookies.applicant.split('=')
	await context.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
	const isRestored = (address: string) => page.evaluate(async (kept) => Boolean(await caches.match(kept)), address)

	await page.goto('/doctors/dashboard')
	await expect.poll(() => isRestored('/doctors/offline')).toBe(true)
	await expect.poll(() => isRestored('/offline')).toBe(true)
	await context.setOffline(true)
	await page.goto('/jobs')

	await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
	await expect(page.getByText(/as of \d{1,2}:\d{2} [ap]m IST/)).toBeVisible()
	await expect(page.getByText(world.openJob.title).first()).toBeVisible()

	await context.setOffline(false)
	await page.getByRole('link', { name: 'Try again' }).click()
	await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden()
	await expect(page).toHaveURL(/\/jobs$/)
	await page.goto('/doctors/dashboard')
	await expect.poll(() => isRestored('/doctors/offline')).toBe(true)
	await page.evaluate(() => fetch('/logout', { method: 'POST' }))
	await expect.poll(() => isRestored('/doctors/offline')).toBe(false)

	// The worker went with the rest, so it is let in again by the next page.
	await page.goto('/')
	await expect.poll(() => isRestored('/offline')).toBe(true)
	await context.setOffline(true)
	await page.goto('/doctors/dashboard')
	await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
	await expect(page.getByText(world.openJob.title)).toBeHidden()
	await expect(page.getByText('as of')).toBeHidden()

	// Chromium says itself what it could not fetch, which was the point.
	const others = problems.filter((problem) => !problem.endsWith('net::ERR_INTERNET_DISCONNECTED'))
	problems.splice(0, problems.length, ...others)
})

test('a push becomes a message that leads to its page', async ({ page, context }) => {
	await context.grantPermissions(['notifications'])
	await page.goto('/')
	await page.evaluate(async () => void (await navigator.serviceWorker.ready))
	const chromium = await context.newCDPSession(page)
	const registered = new Promise<string>((resolve) =>
		chromium.once('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) =>
			resolve(first?.registrationId ?? ''),
		),
	)
	await chromium.send('ServiceWorker.enable')
	// Not every headless browser draws notifications, so the worker says what it asked the browser to draw.
	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
	await worker.evaluate(() => {
		const shown: unknown[] = []
		const scope = self as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration }
		scope.shown = shown
		scope.registration.showNotification = async (title, { data } = {}) => {
			shown.push({ title, href: (data as { href: string }).href })
		}
	})
	const news = { title: 'Lakeside Heart Institute shortlisted you', href: '/applications/1' }
	const data = JSON.stringify({ ...news, tag: 'stage/1' })

	await chromium.send('ServiceWorker.deliverPushMessage', {
		origin: new URL(page.url()).origin,
		registrationId: await registered,
		data,
	})

	const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
	await expect.poll(shown).toEqual([news])
})
