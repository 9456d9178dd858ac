import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/db.server.ts'
import { writeAggregatorFeed } from './aggregator-feed.server.ts'

const origin = 'https://theatrelist.example'

async function readFeed() {
	let text = ''
	for await (const part of writeAggregatorFeed(origin, new Date())) text += part
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

test('no text of a job can break out of the feed', async () => {
	const { id } = await aJob({ title: 'ICU ]]></title><job>& <b>', description: 'Day\u0008 and night ]]> on call.' })

	const feed = await readFeed()

	const bare = feed.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
	expect(bare.match(/<job>/g)?.length).toBe(bare.match(/<\/job>/g)?.length)
	expect(bare).not.toMatch(/&|(?!\n)\p{Cc}|\]\]>/u)
	const opened = [...bare.matchAll(/<([a-z]+)>/gi)].map(([, name]) => name).sort()
	expect([...bare.matchAll(/<\/([a-z]+)>/gi)].map(([, name]) => name).sort()).toEqual(opened)
	expect(feed).toContain('<title><![CDATA[ICU ]]]]><![CDATA[></title><job>& <b>]]></title>')
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
