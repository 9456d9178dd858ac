// What the pages say, as the built app draws them for people without a script.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawalUndoSeconds } from '#app/applications/stage.ts'
import { accessDays } from '#app/durations.ts'
import { coverIncluded, planIds, plans, priceOf, trialTerms } from '#app/billing/plans.ts'
import { company } from '#app/company.ts'
import { withdrawalSeconds } from '#app/contacts/status.ts'
import { shortestFillSeconds, stampForm } from '#app/content/spam-trap.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { oldAddresses } from '#app/frame/old-addresses.ts'
import { anOperator, aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { env } from '#app/platform/env.server.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { aPlacement } from '#app/offers/fixtures.server.ts'
import { aRightsRequest } from '#app/rights/fixtures.server.ts'
import { requestNumber } from '#app/rights/request-number.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { startBuiltServer } from './server-under-test.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	server = await startBuiltServer({ GUEST_CARDS_PER_DAY: '1000000' })
	await server.ready()
})
afterAll(() => server.stop())

let reads = 0
/** A page, never out of the cache of the last seconds: its status, its markup, and what a person reads of it. */
async function read(path: string, cookie = '') {
	const fresh = `${path}${path.includes('?') ? '&' : '?'}n=${++reads}`
	const { status, headers, text: html } = await server.send({ path: fresh, headers: cookie ? { cookie } : {} })
	const text = html
		.replace(/<!-- -->|<(script|style)[\s\S]*?<\/\1>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/&#x27;/g, "'")
		.replace(/\s+/g, ' ')
	return { status, headers, html, text }
}
const linksIn = (html: string, pattern: RegExp) => [...new Set(html.match(pattern))]
/** Tags of this name whose opening holds `which`, with what is in them. */
const partOf = (html: string, tag: string, which = '') =>
	new RegExp(`<${tag}[^>]*${which}[^>]*>[\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? ''

test('the home page counts, and shows three jobs, three specialists without a name, and who is hiring', async () => {
	const hospital = await aHospital({ displayName: 'Niramay Hospital' })
	for (let at = 0; at < 4; at++) {
		await aJob({ hospitalId: hospital.id, ...(at === 0 ? { joiningBonusPaise: 5_000_000n } : {}) })
		await aCredential(await aSpecialist({ name: `Dr Secret ${at}` }))
	}
	await aPlacement()

	const { html, text } = await read('/')

	expect(text).toMatch(/5 open jobs at 2 verified hospitals/)
	for (const tile of ['4 verified anesthesiologists', '2 active hospitals', '1 placements'])
		expect(text).toContain(tile.replace(/^(\d+) (.*)$/, '$2 $1'))
	expect(linksIn(partOf(html, 'section', 'latest-title'), /href="\/jobs\/[\da-f-]{36}"/g)).toHaveLength(3)
	expect(linksIn(html, /href="\/doctors\/[\da-f-]{36}"/g)).toHaveLength(3)
	expect(text).not.toContain('Dr Secret')
	expect(text).toMatch(/Hospitals hiring now.*Niramay Hospital/)
	expect(partOf(html, 'section', 'joining-bonus')).toMatch(/href="\/jobs\?bonus=on".*View the job with a bonus/)
	for (const heading of ['How it works', 'Register in a minute', 'Call us']) expect(text).toContain(heading)
})

test('the former name stands in the banner and in the footer', async () => {
	const { html } = await read('/about-us')

	expect(company.formerName).not.toBe('')
	expect(partOf(html, 'aside', 'Name change')).toContain(company.formerName)
	expect(partOf(html, 'footer')).toContain(`Formerly ${company.formerName}.`)
})

test('every footer and the contact page lead to complaints and requests', async () => {
	const specialist = await aSpecialist()
	const { cookie } = await aSession({ id: specialist.accountId, kind: 'specialist' })
	const complaints = 'href="/grievances"'

	expect(partOf((await read('/about-us')).html, 'footer')).toContain(complaints)
	expect(partOf((await read('/about-us', cookie)).html, 'footer')).toContain(complaints)
	expect(partOf((await read('/contact')).html, 'main')).toContain(complaints)
})

test('specialists and members of hospitals find the requests that they sent in their settings, and no one else does', async () => {
	const [specialist, member] = [await aSpecialist(), await aMember()]
	const colleague = await aMember({ hospitalId: member.hospitalId })
	for (const [person, path, other] of [
		[specialist, '/settings/my-data', await aSpecialist()],
		[member, '/hospital/settings', colleague],
	] as const) {
		const number = requestNumber(await aRightsRequest({ accountId: person.accountId }))
		const textFor = async ({ accountId, kind }: typeof person) =>
			(await read(path, (await aSession({ id: accountId, kind })).cookie)).text

		expect(await textFor(person)).toContain(number)
		expect(await textFor(other)).not.toContain(number)
	}
})

test('whoever closes the line about the former name does not see it again, also without scripts', async () => {
	const closed = await server.send({
		method: 'POST',
		path: '/name-banner',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			'sec-fetch-site': 'same-origin',
			referer: 'http://x/blog?a=b',
		},
		body: '',
	})
	const cookie = String(closed.headers['set-cookie']).split(';')[0] ?? ''

	expect([closed.status, closed.headers.location]).toEqual([303, '/blog?a=b'])
	expect(partOf((await read('/about-us', cookie)).html, 'aside', 'Name change')).toBe('')
	expect(partOf((await read('/about-us')).html, 'aside', 'Name change')).toContain(company.formerName)
})

test('a visitor is offered the language of the browser until English is chosen, also where the page is shared', async () => {
	const offer = async (asked: string, cookie = '') => {
		const { text } = await server.send({ path: '/about-us?a=b', headers: { 'Accept-Language': asked, Cookie: cookie } })
		return partOf(text, 'aside')
	}
	const marathi = await offer('mr-IN,mr;q=0.9,en;q=0.8')
	const chosen = await server.send({
		method: 'POST',
		path: '/language',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			'sec-fetch-site': 'same-origin',
			referer: 'http://x/about-us?a=b',
		},
		body: 'language=en',
	})
	const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? ''

	expect(marathi).toContain('<aside lang="mr"')
	expect(marathi).toContain('<a href="/mr/about-us?a=b" hrefLang="mr">हे पेज मराठीत वाचा</a>')
	expect(await offer('hi')).toContain('<aside lang="hi"')
	expect(await offer('en-IN,en;q=0.9,mr;q=0.8')).not.toContain('lang="')
	expect(await offer('')).not.toContain('lang="')
	expect([chosen.status, chosen.headers.location]).toEqual([303, expect.stringMatching(/\/about-us\?a=b$/)])
	expect(await offer('mr', cookie)).not.toContain('lang="')
})

test('what caches hand on to anyone is in English, also where it is asked for in Hindi first', async () => {
	for (const path of ['/manifest.webmanifest', '/jobs/feed.json', '/jobs/feed.xml']) {
		const { text } = await server.send({ path: `/hi${path}` })
		expect(text).not.toMatch(/\p{Script=Devanagari}/u)
		expect((await server.send({ path })).text).toBe(text)
	}
})

test('logged-in people see neither the former name nor the footer of visitors', async () => {
	const [specialist, member] = [await aSpecialist(), await aMember()]
	const cookies = [
		(await aSession({ id: specialist.accountId, kind: 'specialist' })).cookie,
		(await aSession({ id: member.accountId, kind: 'member' })).cookie,
	]

	for (const cookie of cookies) {
		const { html } = await read('/about-us', cookie)
		expect(partOf(html, 'aside', 'Name change')).toBe('')
		expect(html).toContain('href="/privacy-policy"')
		expect(partOf(html, 'footer')).not.toContain('For Hospitals')
	}
})

test('a specialist has the same five places in the header and in the bottom bar', async () => {
	const { accountId } = await aSpecialist()
	const { cookie } = await aSession({ id: accountId, kind: 'specialist' })
	const { html } = await read('/about-us', cookie)
	const places = (which: string) =>
		[...partOf(html, 'nav', `aria-label="${which}"`).matchAll(/href="([^"]+)"/g)].map(([, path]) => path)

	expect(places('Main navigation')).toEqual(['/', '/jobs', '/applications', '/messages', '/doctors/dashboard'])
	expect(places('Main')).toEqual(places('Main navigation'))
})

test('the page for hospitals counts who is here, and shows a person without what identifies them', async () => {
	const shown = await aSpecialist({ name: 'Dr Hidden Person', location: 'Pune' })
	await aCredential(shown, { number: '2011/04/7788' })
	await aCredential(await aSpecialist({ name: 'Dr Other Person', location: 'Nagpur' }))
	const hidden = await aSpecialist({ profileVisibility: false, specialitySlug: 'icu-nurse', speciality: 'ICU Nurse' })
	await aCredential(hidden)

	const { html, text } = await read('/hospitals')

	expect(text).toContain('2 verified doctors and nurses')
	const row = /speciality=anesthesiologist.*?<\/tr>/s.exec(html)?.[0] ?? ''
	expect([...row.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, count]) => count)).toEqual([
		'Under 5',
		'Under 5',
		'Under 5',
	])
	expect(html).not.toContain('speciality=icu-nurse')
	expect(html).toContain('redacted')
	for (const secret of ['Dr Hidden Person', 'Dr Other Person', '2011/04/7788', shown.specialistId])
		expect(html).not.toContain(secret)
	expect(partOf(html, 'main')).toContain('href="/hospital/auth?tab=register"')
})

test('the page of plans shows every price with and without GST, and what a trial costs as the setting has it', async () => {
	const { text } = await read('/hospitals/plans')
	expect(text).toContain(coverIncluded())
	expect((await read('/hospitals')).text).toContain(coverIncluded())

	for (const plan of planIds)
		for (const cycle of ['monthly', 'yearly'] as const) {
			const { netPaise, totalPaise } = priceOf(plan, cycle)
			expect(text).toContain(`${formatRupees(netPaise)} a ${cycle === 'monthly' ? 'month' : 'year'}`)
			expect(text).toContain(`${formatRupees(totalPaise)} with 18% GST`)
		}
	expect(text).toContain(`Active jobs ${plans.network.activeJobs}`)
	expect(text).toContain(trialTerms(env.TRIAL_DAYS))
	expect(trialTerms(30)).toContain('ends after 30 days')
	expect((await read('/hospitals')).html).toContain('href="/hospitals/plans"')
})

test('notifications, profile, settings and logout are shown to logged-in users only', async () => {
	const { accountId } = await aSpecialist()
	const { cookie } = await aSession({ id: accountId, kind: 'specialist' })
	const own = [/href="\/notifications"/, /href="\/profile"/, /href="\/settings"/, />Logout</]
	const header = async (as = '') => partOf((await read('/how-it-works', as)).html, 'header')
	const [visitors, specialists] = [await header(), await header(cookie)]

	expect(own.filter((entry) => entry.test(visitors))).toEqual([])
	expect(visitors).toMatch(/href="\/doctors\/register\?mode=login"[^>]*>Login</)
	expect(visitors).toMatch(/href="\/doctors\/register"[^>]*>Register</)
	expect(own.filter((entry) => !entry.test(specialists))).toEqual([])
	expect(specialists).not.toContain('>Login<')
})

test('on pages for hospitals the header leads to the register and login of hospitals', async () => {
	for (const path of ['/hospitals', '/hospitals/plans', '/doctor-database']) {
		const { html } = await read(path)
		const header = partOf(html, 'header')

		expect(header).toMatch(/href="\/hospital\/auth"[^>]*>Login</)
		expect(header).toMatch(/href="\/hospital\/auth\?tab=register"[^>]*>Register</)
	}
})

test('a page that is locked says why and leads to the verification, and is not called missing', async () => {
	const { accountId } = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	const { cookie } = await aSession({ id: accountId, kind: 'member' })

	for (const path of ['/hospital/cover', '/messages', '/hospital/jobs/nothing/applicants']) {
		const { status, html, text } = await read(path, cookie)

		expect(status).toBe(403)
		expect(text).not.toContain('Page not found')
		expect(partOf(html, 'main')).toMatch(/This page opens when your hospital is verified.*\/hospitals\/verification/s)
	}
})

test.each(oldAddresses)('the old address $from leads for good to a page that is there', async ({ from }) => {
	const { accountId, hospitalId } = await aMember()
	const job = await aJob({ hospitalId })
	const as = from.startsWith('/operator') ? await anOperator() : { accountId }
	const { cookie } = await aSession({ id: as.accountId, kind: from.startsWith('/operator') ? 'operator' : 'member' })

	const { status, headers } = await read(from.replace(':jobId', job.id), cookie)
	const to = String(headers.location)

	expect(status).toBe(308)
	expect(to).not.toBe(from)
	expect((await read(to, cookie)).status).toBe(200)
})

test('what an old address asked for is kept', async () => {
	const { headers } = await read('/hospital/waiting?shown=48')

	expect(headers.location).toMatch(/^\/hospital\/today\?shown=48&n=\d+$/)
})

test('a page that does not exist says so, and leads back and home', async () => {
	const { status, html, text } = await read('/no-such-page')

	expect(status).toBe(404)
	expect(text).toContain('Page not found')
	expect(partOf(html, 'button', 'data-back')).toContain('Go Back')
	expect(partOf(html, 'main')).toMatch(/<a[^>]*href="\/"[^>]*>Return to Home</)
})

test('the second address of the portal and of the form for a job shows the same page', async () => {
	const { accountId } = await aMember()
	const { cookie } = await aSession({ id: accountId, kind: 'member' })
	const title = async (path: string, as = '') => /<h1[^>]*>([^<]*)/.exec((await read(path, as)).html)?.[1]

	expect(await title('/hospitals/auth')).toBe(await title('/hospital/auth'))
	expect(await title('/post-job', cookie)).toBe(await title('/hospital/post-job', cookie))
})

test.each([
	'/hospitals/dashboard',
	'/hospitals/dashboard/jobs',
	'/hospitals/dashboard/interviews',
	'/hospital/post-job',
])('who is not logged in as a hospital is sent from %s to the portal, and comes back', async (path) => {
	const { status, headers } = await server.send({ path })

	expect([status, headers.location]).toEqual([302, `/hospital/auth?returnTo=${encodeURIComponent(path)}`])
})

test('a hospital goes by its display name, and its legal name is on no page', async () => {
	const { id: hospitalId } = await aHospital({
		displayName: 'Lakeside Heart Institute',
		legalName: 'Old Town Nursing Home Private Limited',
	})
	const { id } = await aJob({ hospitalId })

	for (const path of ['/', '/jobs', `/jobs/${id}`, `/hospitals/${hospitalId}`]) {
		const { html, text } = await read(path)
		expect(text, `${path}`).toContain('Lakeside Heart Institute')
		expect(html, `${path}`).not.toContain('Old Town')
	}
})

test('when the public database has no results, it offers to reset the filters and to get full access', async () => {
	await aSpecialist()

	const { html, text } = await read('/doctor-database?language=sd')

	expect(text).toMatch(/Doctor Database No specialists match/)
	expect(html).toMatch(/<a[^>]*href="\/doctor-database"[^>]*>Reset Filters</)
	expect(html).toMatch(/<a[^>]*href="\/[^"]+"[^>]*>Access Full Database</)
})

test('jobs and specialists can be searched within 5, 10, 20 and 30 km', async () => {
	for (const path of ['/jobs', '/doctor-database']) {
		const { html } = await read(path)
		const select = partOf(html, 'select', 'name="km"')
		expect(
			[...select.matchAll(/value="(\d+)"/g)].map(([, km]) => km),
			`${path}`,
		).toEqual(['5', '10', '20', '30'])
	}
})

test('a message that was sent is acknowledged, and the contact form is empty again', async () => {
	const stamp = stampForm(new Date(Date.now() - (shortestFillSeconds + 5) * 1000))
	const typed = { name: 'Asha Menon', email: 'asha@example.org', subject: 'My badge', message: 'It is gone.' }

	const sent = await server.send({
		method: 'POST',
		path: '/contact',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
		body: new URLSearchParams({ ...typed, website: '', stamp }).toString(),
	})
	const said = (sent.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
	const { html, text } = await read(sent.headers.location ?? '', said)

	expect(text).toContain('Message sent successfully')
	expect(text).toContain('We will get back to you soon.')
	const form = partOf(html, 'form', 'action="/contact"')
	expect(form).toContain('name="message"')
	for (const value of Object.values(typed)) expect(form).not.toContain(value)
})

test('the answers name the times that hold', async () => {
	const { text } = await read('/faq')

	expect(text).toContain(`You can undo a withdrawal for ${withdrawalUndoSeconds / 60} minutes.`)
	expect(text).toContain(`through the application for ${accessDays} days.`)
	expect(text).toContain(`You can withdraw a request within ${withdrawalSeconds / 60} minutes.`)
})

test('the page for specialists shows jobs with their pay, and asks only visitors to register', async () => {
	await aJob()
	const { html } = await read('/doctors')
	const { accountId } = await aSpecialist()
	const { cookie } = await aSession({ id: accountId, kind: 'specialist' })

	expect(partOf(html, 'section', 'aria-labelledby="jobs-title"')).toContain('₹')
	expect(html).toContain('Register as a specialist')
	expect((await read('/doctors', cookie)).html).not.toContain('Register as a specialist')
})
