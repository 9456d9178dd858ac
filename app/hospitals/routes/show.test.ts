import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aHospital, aMember, aSite } from '../fixtures.server.ts'
import { findOwnPublicPage, savePublicPage } from '../page/public-page.server.ts'
import { PublicPageInput } from '../page/public-page-schema.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aPlacement } from '#app/offers/fixtures.server.ts'
import { rateHospital } from '#app/offers/ratings/rating.server.ts'
import { publishedResponses } from '#app/offers/responses/published-responses.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countedFigures } from '#app/platform/tables.server.ts'
import { rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { loadHospitalPage } from './show/hospital-page.server.ts'
import { listPublicPages } from '#app/seo/public-pages.server.ts'

const now = new Date('2026-11-22T06:00:00Z')
const visit = (id: string) => loadHospitalPage({ kind: 'visitor' }, id, now, rowsAtOnce)

test('only a hospital that we have verified has a public page, and a place in the sitemap', async () => {
	const verified = await aHospital()
	const others = await Promise.all(
		(['pending', 'rejected', 'suspended'] as const).map((status) => aHospital({ status })),
	)

	expect(await visit(verified.id)).toMatchObject({ name: 'Lakeside Heart Institute', city: 'Pune' })
	for (const { id } of others) expect(await visit(id)).toBeNull()
	const paths = (await listPublicPages()).map(({ path }) => path).filter((path) => path.startsWith('/hospitals/'))
	expect(paths).toContain(`/hospitals/${verified.id}`)
	for (const { id } of others) expect(paths).not.toContain(`/hospitals/${id}`)
})

test('it lists the open jobs alone, counts who was hired, and claims no response time without answers', async () => {
	const hospital = await aHospital({ beds: 1200, facilities: ['Cath lab'] })
	const open = await aJob({ hospitalId: hospital.id })
	await aJob({ hospitalId: hospital.id, status: 'closed' })
	await aJob()
	await anApplication({ job: open, stage: 'hired' })
	await anApplication({ job: open, stage: 'applied' })

	const page = await visit(hospital.id)

	expect(page?.jobs.map(({ id }) => id)).toEqual([open.id])
	expect(page?.facilities).toEqual(['Cath lab'])
	expect(page?.facts).toEqual([
		{ label: 'City', value: 'Pune' },
		{ label: 'Beds', value: '1,200' },
		{ label: 'Operation theatres', value: undefined },
		{ label: 'Usually responds in', value: null },
		{ label: 'Answered', value: null },
		{ label: 'Rated by people hired', value: null },
		{ label: 'Placements here', value: '1' },
	])
	expect(JSON.stringify(page)).not.toMatch(/PMC\/NH|IN27|Lake Road|912069/)
})

test('it counts all open jobs of a big hospital, lists the first, and names the cities of its sites', async () => {
	const hospital = await aHospital()
	await aSite({ hospitalId: hospital.id, name: 'Nashik Road', city: 'Nashik', pin: '422101' })
	for (let job = 0; job < rowsAtOnce + 2; job++) await aJob({ hospitalId: hospital.id })

	const page = await visit(hospital.id)

	expect(page).toMatchObject({ cities: 'Pune and Nashik', totalJobs: rowsAtOnce + 2 })
	expect(page?.jobs).toHaveLength(rowsAtOnce)
	expect(page?.more).toEqual({
		to: `/hospitals/${hospital.id}?shown=${2 * rowsAtOnce}`,
		summary: `${rowsAtOnce} of ${rowsAtOnce + 2}`,
	})
	expect(page?.facts[0]).toEqual({ label: 'Cities', value: 'Pune, Nashik' })
})

const said = (fields: Record<string, string>) => {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	return parseFormData(form, PublicPageInput)
}

test('the owner changes the page, and of two who save at once one is told', async () => {
	const owner = await aMember()
	const { version } = await findOwnPublicPage(owner)
	const read = said({
		version: String(version),
		about: 'A heart hospital.',
		beds: '२००',
		facilities: 'Cath lab, Blood bank,\ncath lab',
	})
	if (!read.ok) throw new Error('The form was refused')

	const saves = await Promise.all([savePublicPage(owner, read.value), savePublicPage(owner, read.value)])

	expect(saves.map(({ ok }) => ok).sort()).toEqual([false, true])
	expect(await visit(owner.hospitalId)).toMatchObject({
		about: 'A heart hospital.',
		facilities: ['Cath lab', 'Blood bank'],
	})
})

test.each([
	['beds', '0'],
	['operationTheatres', '1000'],
	['website', 'javascript:alert(1)'],
	['facilities', Array.from({ length: 31 }, (_, at) => `Ward ${at}`).join()],
])('%s of "%s" is refused', (name, value) => {
	expect(said({ version: '1', [name]: value }).ok).toBe(false)
})

test('names, licence and status are no fields of it', () => {
	for (const name of ['legalName', 'displayName', 'registrationNumber', 'status'])
		expect(() => said({ version: '1', [name]: 'Another' })).toThrow()
})

test('stars by people it hired are an average of three or more', async () => {
	const member = await aMember()
	for (const stars of [5, 4, 2]) {
		const { specialist, applicationId } = await aPlacement({ member })
		await rateHospital(specialist, applicationId, { stars, comment: null })
	}

	expect((await visit(member.hospitalId))?.facts).toContainEqual({
		label: 'Rated by people hired',
		value: '3.7 of 5, 3 ratings',
	})
})

test('what it says of responses names the median and the time that it is counted over', async () => {
	const hospital = await aHospital()
	const job = await aJob({ hospitalId: hospital.id })
	for (let at = 0; at < 5; at++) await anApplication({ job, stage: 'shortlisted' })
	await db.update(countedFigures).set({ countedAt: sql`now() - interval '1 hour'` })
	await publishedResponses.recount.run({})

	const facts = Object.fromEntries((await visit(hospital.id))?.facts.map(({ label, value }) => [label, value]) ?? [])

	expect(facts).toMatchObject({
		'Usually responds in': expect.stringMatching(/^\S+ \w+ \(median, 180 days\)$/),
		Answered: '100% of 5 applications (180 days)',
	})
})

test('a hospital replies to its stars on its page, where they are shown', async () => {
	const member = await aMember()
	const { version } = await findOwnPublicPage(member)
	const reply = 'Rosters are published two weeks ahead since May.'
	const empty = { about: null, promiseReply: null, website: null, beds: null, operationTheatres: null, facilities: [] }
	await savePublicPage(member, { ...empty, version, ratingReply: reply })
	expect((await visit(member.hospitalId))?.ratingReply).toBeNull()

	for (let at = 0; at < 3; at++) {
		const { specialist, applicationId } = await aPlacement({ member })
		await rateHospital(specialist, applicationId, { stars: 2, comment: null })
	}

	expect((await visit(member.hospitalId))?.ratingReply).toBe(reply)
})
