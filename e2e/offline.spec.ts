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
	// A worker answers for pages once it is active, which is after it has kept the files.
	const isActive = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')

	await page.goto('/doctors/dashboard')
	await expect.poll(() => isRestored('/doctors/offline')).toBe(true)
	await expect.poll(() => isRestored('/offline')).toBe(true)
	await expect.poll(isActive).toBe(true)
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
	await expect.poll(isActive).toBe(true)
	await context.setOffline(true)
	await page.goto('/doctors/dashboard')
	await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
	await expect(page.getByText(world.openJob.title)).toBeHidden()
	await expect(page.getByText('as of')).toBeHidden()

	// Chromium says itself what it could not fetch, which was the point.
	const others = problems.filter((problem) => !problem.endsWith('net::ERR_INTERNET_DISCONNECTED'))
	problems.splice(0, problems.length, ...others)
})

test('a visitor without a connection is told so in the language of the address', async ({
	page,
	context,
	problems,
}) => {
	await page.goto('/mr/jobs')
	await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/mr/offline')))).toBe(true)
	await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
	await context.setOffline(true)
	await page.goto('/mr/about-us')

	await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')

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

test('a browser gets notifications once its owner agrees, and is not asked again after declining', async ({
	page,
	context,
}) => {
	const world = await plantWorld()
	const [name = '', ...value] = world.cookies.applicant.split('=')
	await context.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
	// Not every headless browser has a push service and lets one agree, so this stands in for both.
	await page.addInitScript(() => {
		Object.defineProperty(Notification, 'permission', { get: () => 'default' })
		Notification.requestPermission = async () => 'granted'
		const endpoint = 'https://fcm.googleapis.com/fcm/send/phone'
		const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
		const own = { endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription
		PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? own : null)
		PushManager.prototype.subscribe = async () => {
			localStorage.setItem('subscribed', 'yes')
			return own
		}
	})

	await page.goto(`/applications/${world.application.id}`)
	const ask = page.getByRole('button', { name: 'Notify me when the hospital responds' })
	await expect(ask).toBeVisible()
	await page.getByRole('button', { name: 'Not now' }).click()
	await expect(ask).toBeHidden()

	await page.goto('/settings/notifications')
	await page.getByRole('button', { name: 'Turn on for this browser' }).click()
	await expect(page.getByText('Notifications are on for this browser.')).toBeVisible()
	await expect(page.getByText('On for 1 browser.')).toBeVisible()
	await page.getByRole('button', { name: 'Turn off for all browsers' }).click()
	await expect(page.getByRole('button', { name: 'Turn on for this browser' })).toBeVisible()

	await page.goto(`/applications/${world.application.id}`)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(ask).toBeHidden()
	await page.evaluate(() => {
		localStorage.removeItem('push-ask')
		localStorage.removeItem('subscribed')
	})
	await page.reload()
	await ask.click()
	await expect(page.getByText('We will notify you in this browser when a hospital responds.')).toBeVisible()
	await expect(ask).toBeHidden()
})
