import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { listSites, saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { countLandingPages, listLandingPages } from '#app/jobs/search/landing-pages.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { listPublicPages } from './public-pages.server.ts'
import { writeJsonFeed, writeRss } from './feed.server.ts'
import { writeSitemap, writeSitemapPart } from './sitemap.server.ts'
import { drawCard } from './social-card.server.tsx'

const origin = 'https://jobs.example'

test('the sitemap lists open jobs of verified hospitals and no person', async () => {
	const pending = await aHospital({ status: 'pending' })
	const [open, closed, draft] = [
		await aJob(),
		await aJob({ status: 'closed' }),
		await aJob({ status: 'draft', openedAt: null }),
	]
	const { specialistId } = await aSpecialist()
	const hidden = await aJob({ hospitalId: pending.id, status: 'draft', openedAt: null })

	const sitemap = await writeSitemap(origin)

	expect(sitemap).toContain(`<loc>${origin}/jobs/${open.id}</loc>`)
	for (const { id } of [closed, draft, hidden]) expect(sitemap).not.toContain(id)
	expect(sitemap).not.toContain(specialistId)
})

test('the sitemap lists the page for complaints', async () => {
	expect(await writeSitemap(origin)).toContain(`<loc>${origin}/grievances</loc>`)
})

test('an address with a character of the markup does not break the sitemap', async () => {
	const origin = 'https://jobs.example/a&b<c>'

	for (const sitemap of [await writeSitemap(origin), await writeSitemap(origin, 1)]) {
		expect(sitemap).toContain('<loc>https://jobs.example/a&amp;b&lt;c&gt;/')
		expect(sitemap).not.toContain(origin)
	}
})

test('a sitemap that outgrows one file becomes a list of files, and the files hold the same', async () => {
	const job = await aJob()

	const index = await writeSitemap(origin, 1)

	const names = [...index.matchAll(/sitemaps\/([\w.-]+)</g)].map(([, name]) => name ?? '')
	expect(names).toEqual(['pages.xml', 'jobs-1.xml'])
	expect(await writeSitemapPart(origin, 'jobs-1.xml')).toContain(`/jobs/${job.id}`)
	expect(await writeSitemapPart(origin, 'pages.xml')).toContain(`<loc>${origin}/</loc>`)
	expect(await writeSitemapPart(origin, 'jobs-2.xml')).toBeNull()
	expect(await writeSitemapPart(origin, '../jobs-1.xml')).toBeNull()
})

test('the feeds carry the jobs that their address asks for, with nothing that breaks the markup', async () => {
	const title = 'Consultant <Anesthesiologist> & ICU'
	const description = 'Day\u0008 and night.'
	const near = await aJob({ title, description, specialitySlug: 'anesthesiologist' })
	const other = await aJob({ specialitySlug: 'neurosurgeon', speciality: 'Neurosurgeon' })
	const address = new URL(`${origin}/jobs/feed.xml?speciality=anesthesiologist`)

	const [rss, json] = await Promise.all([writeRss(address, origin), writeJsonFeed(address, origin)])

	expect(rss).toContain('Consultant &lt;Anesthesiologist&gt; &amp; ICU')
	// A reader of XML refuses the whole feed for one control character.
	expect(rss).not.toMatch(/(?!\n)\p{Cc}/u)
	expect(rss).toContain(`${origin}/jobs/${near.id}`)
	expect(rss).not.toContain(other.id)
	const feed = JSON.parse(json) as { items: { url: string; title: string }[] }
	expect(feed.items.find(({ url }) => url.endsWith(near.id))?.title).toContain(title)
	expect(feed.items.some(({ url }) => url.endsWith(other.id))).toBe(false)
})

test('a job of a site in Nashik is in Nashik in the feeds, the sitemap and the list of its city', async () => {
	const owner = await aMember()
	const at = { name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }
	await saveSite(owner, null, SiteInput.parse(at))
	const [, site] = await listSites(owner)
	const { id } = await aJob({
		...{ hospitalId: owner.hospitalId, siteId: site?.id, location: site?.location },
		...{ latitude: site?.lat, longitude: site?.lng, specialitySlug: 'icu-nurse', speciality: 'ICU Nurse' },
	})
	const address = new URL(`${origin}/jobs/feed.xml?speciality=icu-nurse`)

	const [rss, json, sitemap] = await Promise.all([
		writeRss(address, origin),
		writeJsonFeed(address, origin),
		writeSitemap(origin),
	])

	const item = rss.split('<item>').find((part) => part.includes(id)) ?? ''
	const entry = JSON.stringify(
		(JSON.parse(json) as { items: { url: string }[] }).items.find(({ url }) => url.includes(id)),
	)
	for (const text of [item, entry]) {
		// The whole address, as the page of the job has it.
		expect(text).toContain('4 MG Road')
		expect(text).toContain('Nashik')
		expect(text).not.toContain('Pune')
	}
	expect(sitemap).toContain(`/jobs/${id}`)
	expect((await countLandingPages()).map(({ path }) => path)).toContain('/jobs/in/nashik/icu-nurse')
})

test('a picture for a link is a PNG of the usual size and small enough for a chat', async () => {
	const png = await drawCard({
		kicker: 'Lakeside Heart Institute, Pune',
		title: 'डॉ. Consultant Anesthesiologist, cardiac'.repeat(4),
		highlight: '₹2.8–3.5 lakh a month',
		detail: 'Night shifts · 8 h',
	})

	expect(png.subarray(1, 4).toString()).toBe('PNG')
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
	expect(png.length).toBeLessThan(300_000)
})

test('the sitemap lists every page of text under its canonical address, with the day it changed', async () => {
	const sitemap = await writeSitemap(origin)

	expect(sitemap).toContain(`<loc>${origin}/faq</loc>`)
	expect(sitemap).toContain(`<loc>${origin}/privacy-policy</loc><lastmod>2025-05-10</lastmod>`)
	expect(sitemap).toContain(`<loc>${origin}/blog/a-pac-clinic-that-works</loc>`)
	for (const second of ['/hospitals/faq', '/about', '/career-resources']) expect(sitemap).not.toContain(`${second}<`)
})

test('the list of a speciality in a city is in the sitemap while it has jobs', async () => {
	await aJob({ location: 'Kothrud, Pune', specialitySlug: 'anesthesiologist' })

	const counted = (await countLandingPages()).map(({ path }) => path)
	expect(counted).toContain('/jobs/in/pune/anesthesiologist')
	expect(counted).not.toContain('/jobs/in/leh/anesthesiologist')

	// What another file of this worker counted is kept for a minute.
	const kept = (await listLandingPages()).map(({ path }) => path)
	expect((await listPublicPages()).map(({ path }) => path)).toEqual(expect.arrayContaining(kept))
})
