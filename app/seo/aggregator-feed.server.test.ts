import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { indeed, jooble, writeAggregatorFeed } from './aggregator-feed.server.ts'

const origin = 'https://theatrelist.example'

async function readFeed(format = indeed) {
	let text = ''
	for await (const part of writeAggregatorFeed(format, origin, new Date())) text += part
	return text
}
const jobIn = (feed: string, id: string) => feed.split('<job>').find((part) => part.includes(id)) ?? ''
const valueOf = (job: string, name: string) =>
	new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(job)?.[1]?.replace(/<!\[CDATA\[|\]\]>/g, '')

test('the feed for aggregators holds every open job with place and pay, and none that is closed', async () => {
	const open = await aJob({ location: 'Wakad, Pune 411057', specialitySlug: 'anesthesiologist' })
	const closed = await aJob({ status: 'closed' })
	const suspended = await aJob()
	const ofSuspended = eq(hospitals.id, suspended.hospitalId)
	await db.update(hospitals).set({ status: 'suspended', statusReason: 'Under check' }).where(ofSuspended)

	const feed = await readFeed()
	const job = jobIn(feed, open.id)

	expect(feed).not.toContain(closed.id)
	expect(feed).not.toContain(suspended.id)
	expect(
		Object.fromEntries(
			['title', 'referencenumber', 'url', 'company', 'city', 'state', 'country', 'postalcode', 'salary', 'jobtype'].map(
				(name) => [name, valueOf(job, name)],
			),
		),
	).toEqual({
		title: 'Consultant Anesthesiologist',
		referencenumber: open.id,
		url: `${origin}/jobs/${open.id}`,
		company: 'Lakeside Heart Institute',
		city: 'Pune',
		state: 'Maharashtra',
		country: 'IN',
		postalcode: '411057',
		salary: '₹2.8–3.5 lakh a month',
		jobtype: 'Permanent',
	})
	expect(valueOf(job, 'description')).toContain('<p>Four theatres')
})

test('Jooble gets the same jobs under its own names, with days as it writes them', async () => {
	const { id } = await aJob({ location: 'Wakad, Pune 411057', openedAt: new Date('2026-11-20T20:00:00Z') })
	const closed = await aJob({ status: 'closed' })

	const feed = await readFeed(jooble)

	expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<jobs>\n[^]*<\/jobs>\n$/)
	expect(feed).not.toContain(closed.id)
	const job = feed.split('<job id=').find((part) => part.startsWith(`"${id}"`)) ?? ''
	expect(
		Object.fromEntries(
			['link', 'name', 'region', 'salary', 'company', 'pubdate', 'jobtype'].map((name) => [name, valueOf(job, name)]),
		),
	).toEqual({
		link: `${origin}/jobs/${id}`,
		name: 'Consultant Anesthesiologist',
		region: 'Pune, Maharashtra',
		salary: '₹2.8–3.5 lakh a month',
		company: 'Lakeside Heart Institute',
		pubdate: '21.11.2026',
		jobtype: 'Permanent',
	})
	expect(valueOf(job, 'expire')).toMatch(/^\d\d\.\d\d\.\d{4}$/)
})

test.each([indeed, jooble])('no text of a job can break out of the feed', async (format) => {
	const { id } = await aJob({ title: 'ICU ]]></title><job>& <b>', description: 'Day\u0008 and night ]]> on call.' })

	const feed = await readFeed(format)

	const bare = feed.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
	expect(bare.match(/<job[ >]/g)?.length).toBe(bare.match(/<\/job>/g)?.length)
	expect(bare).not.toMatch(/&|(?!\n)\p{Cc}|\]\]>/u)
	const opened = [...bare.matchAll(/<([a-z]+)[ >]/gi)].map(([, name]) => name).sort()
	expect([...bare.matchAll(/<\/([a-z]+)>/gi)].map(([, name]) => name).sort()).toEqual(opened)
	expect(feed).toContain('<![CDATA[ICU ]]]]><![CDATA[></title><job>& <b>]]>')
	expect(feed).toContain(id)
})

test('a feed longer than one part repeats no job and leaves none out', async () => {
	const { id: hospitalId } = await aHospital()
	const planted: string[] = []
	for (let n = 0; n < 205; n++) planted.push((await aJob({ hospitalId })).id)

	const listed = [...(await readFeed()).matchAll(/<referencenumber><!\[CDATA\[(.*?)\]\]>/g)].map(([, id]) => id)

	expect(new Set(listed).size).toBe(listed.length)
	expect(planted.filter((id) => !listed.includes(id))).toEqual([])
})
