import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { publishedAnswers } from '#app/specialists/tables.server.ts'
import { countStatements } from '#test/count-statements.ts'
import { aJob } from '../fixtures.server.ts'
import { loadSearchPage } from './search-page.server.ts'
import { SearchResults } from './search-results.tsx'

const load = (query: string, viewer = {}) =>
	loadSearchPage(new URL(`http://localhost/jobs?${query}`), new Date(), viewer)

function draw(page: Awaited<ReturnType<typeof load>>, saveSearch?: string) {
	const Page = () => createElement(SearchResults, { page, stages: {}, saved: undefined, order: null, saveSearch })
	return renderToStaticMarkup(
		createElement(createRoutesStub([{ path: '/jobs', Component: Page }]), { initialEntries: ['/jobs'] }),
	)
}

test('a nurse sees the jobs for nurses until she asks for all, which then stays asked for', async () => {
	await aJob({ title: 'For doctors' })
	await aJob({ title: 'For nurses', specialitySlug: 'icu-nurse', speciality: 'ICU Nurse' })
	const nurse = { profession: 'nurse' }

	const own = await load('', nurse)
	expect(own.cards.map(({ title }) => title)).toEqual(['For nurses'])
	expect([own.fields.profession, own.chips]).toEqual(['nurse', [{ label: 'For nurses', to: '/jobs?profession=any' }]])

	const all = await load('profession=any&shift=morning', nurse)
	expect(all.cards).toHaveLength(2)
	expect(all.fields.profession).toBe('any')
	expect(all.href).toBe('/jobs?shift=morning&profession=any')
	expect(all.chips[0]?.to).toBe('/jobs?profession=any')
	expect((await load('')).fields.profession).toBe('')
})

test('a job opens beside the list: the one that the address names, else the first, and never one that not everyone may see', async () => {
	const job = await aJob({ title: 'Open' })
	const first = await aJob({ title: 'Newest', openedAt: new Date(Date.now() + 1000) })
	const closed = await aJob({ title: 'Closed', status: 'closed' })
	const paneAt = async (query: string) => (await load(query)).pane?.title ?? null

	expect(await paneAt('')).toBe(first.title)
	expect(await paneAt(`job=${job.id}`)).toBe(job.title)
	expect(await paneAt(`job=${closed.id}`)).toBeNull()
	expect(await paneAt('job=nonsense')).toBeNull()
})

test('a card says from three people on whether its hospital pays on time, with as many statements for many jobs', async () => {
	const { hospitalId } = await aJob({ bond: 'none' })
	const cards = async () => (await load('')).cards.map(({ bond, posted }) => [bond, posted])
	const say = (isYes: boolean) =>
		db.insert(publishedAnswers).values({ hospitalId, about: 'pay-on-time', answerId: randomUUID(), isYes })
	await say(true)
	await say(false)
	await db.insert(publishedAnswers).values({ hospitalId, about: 'duties', answerId: randomUUID(), isYes: true })
	expect(await cards()).toEqual([['No bond', 'Posted today · 0 applied']])

	await say(true)

	expect(await cards()).toEqual([['No bond', 'Pays on time: 2 of 3 · Posted today · 0 applied']])
	const forOne = await countStatements('web', cards)
	for (let at = 0; at < 5; at++) await aJob()
	expect(await cards()).toContainEqual(['No bond', 'Posted today · 0 applied'])
	expect(await countStatements('web', cards)).toBe(forOne)
	expect(draw(await load(''))).toContain('Pays on time: 2 of 3')
})

test('pay by the year is kept in every address of the list, but not in the one that is saved', async () => {
	await aJob()
	const { cards, href, here, more, payHrefs } = await load('shift=morning&per=year')

	expect(cards[0]).toMatchObject({ pay: '₹33.6–42 lakh a year', to: expect.stringMatching(/\?per=year$/) })
	expect([href, here, more]).toEqual(['/jobs?shift=morning', '/jobs?shift=morning&per=year', null])
	expect(payHrefs.month).not.toContain('per=')
})

test('words that no job has are left out beside a post, which is said, saved and undone by meaning them', async () => {
	await aJob({ title: 'Consultant Nephrologist', speciality: 'Nephrologist', specialitySlug: 'nephrologist' })
	await aJob({ title: 'For anesthesia' })
	const typed = 'we gladly revert for nephrologist zzyzx'
	const found = await load(new URLSearchParams({ q: typed }).toString())

	expect(found.cards.map(({ title }) => title)).toEqual(['Consultant Nephrologist'])
	expect(found.notes.correction).toMatchObject({ typed, to: 'nephrologist' })
	expect(found.href).toBe('/jobs?q=nephrologist')
	expect((await load(`${new URLSearchParams({ q: typed }).toString()}&exact=on`)).cards).toEqual([])
	for (const nothing of ['zzyzx revert', 'zzyzx nights pune', 'plumber zzyzx'])
		expect([nothing, (await load(new URLSearchParams({ q: nothing }).toString())).cards]).toEqual([nothing, []])
})

test('what was asked for comes first and is what the count and the numbers beside the filters say', async () => {
	const ortho = { speciality: 'Orthopedic Surgeon', specialitySlug: 'orthopedic-surgeon' }
	await aJob({ ...ortho, title: 'Orthopedic Surgeon', openedAt: new Date(Date.now() - 9e7) })
	await aJob({ ...ortho, title: 'Trauma surgeon', openedAt: new Date(Date.now() - 8e7), shiftType: 'night' })
	await aJob({
		title: 'Theatre nurse',
		speciality: 'OT Nurse',
		specialitySlug: 'ot-nurse',
		description: 'In an orthopedic theatre.',
	})

	for (const sort of ['', '&sort=newest', '&sort=pay']) {
		const { cards, count, options, divider } = await load(`q=orthopedic surgeon${sort}`)
		expect(divider).toEqual({ at: 2, label: '1 job that mentions it' })
		expect([sort, cards.at(-1)?.title, count]).toEqual([sort, 'Theatre nurse', '2 jobs, and 1 that mentions it'])
		expect(options.specialities).toEqual([{ value: 'orthopedic-surgeon', label: 'Orthopedic Surgeon (2)' }])
		expect(options.shifts.find(({ value }) => value === 'night')?.count).toBe('1')
	}
	const own = await load('q=orthopedic surgeon&speciality=orthopedic-surgeon')
	expect([own.count, own.divider]).toEqual(['2 jobs', null])
	const related = await load('q=orthopedic surgeon&speciality=ot-nurse')
	expect([related.count, related.divider]).toEqual(['1 related job', null])
})

test('what is not wanted is left out, and what was not used is said with its reason', async () => {
	await aJob({ title: 'ICU sister', speciality: 'ICU Nurse', specialitySlug: 'icu-nurse' })
	await aJob({ title: 'Ward sister', speciality: 'Ward Nurse', specialitySlug: 'ward-nurse' })
	const { cards, chips, notes } = await load('q=female nurse but not icu, no bond')

	expect(cards.map(({ title }) => title)).toEqual(['Ward sister'])
	expect(chips).toEqual([
		{ label: 'Nurse', to: expect.stringContaining('/jobs?q=') },
		{ label: 'No bond', to: expect.stringContaining('/jobs?q=') },
		{ label: 'Not ICU', to: expect.stringContaining('/jobs?q=') },
	])
	expect(notes.unused.map(({ typed, why }) => `${typed}. ${why}`)).toEqual(['“female”. We do not search by gender.'])
	expect((await load('q=98220 98220')).count).toBe('Not searched')
})

test('a search that finds nothing yet is saved in the right spelling, for alerts correct no typos', async () => {
	const { cards, notes, href } = await load('q=anestesiologist pune')

	expect([cards, notes.correction]).toEqual([[], null])
	expect(href).toBe('/jobs?q=anesthesiologist+pune')
})

test('words that are meant as typed stay so in the longer list', async () => {
	for (let at = 0; at < 7; at++) await aJob()
	expect((await load('q=anesthesiologist&exact=on')).more).toBe('/jobs?q=anesthesiologist&exact=on&show=12#job-7')
})

test('what someone wrote in just these words is found, though the words mean other things alone', async () => {
	await aJob({ title: 'Bedside assistant', requiredSkills: ['Liver dialysis'] })
	await aJob({ title: 'With liver patients', speciality: 'Gastroenterologist', specialitySlug: 'gastroenterologist' })

	expect((await load('q=liver+dialysis')).cards.map(({ title }) => title)).toEqual(['Bedside assistant'])
})

test('a field that no such person has is left out beside whom it names', async () => {
	await aJob({ title: 'Anesthetist', speciality: 'Anesthesiologist', specialitySlug: 'anesthesiologist' })
	await aJob({ title: 'For skin', speciality: 'Dermatologist', specialitySlug: 'dermatologist' })
	// 'Assist' ends like a word for people, and is the beginning of one.
	await aJob({ title: 'Nurse', speciality: 'OT Nurse', specialitySlug: 'ot-nurse' })
	const nurse = await load(new URLSearchParams({ q: 'ot nurse to assist with psoriasis' }).toString())
	expect(nurse.cards.map(({ title }) => title)).toEqual(['Nurse'])
	const { cards, notes } = await load(new URLSearchParams({ q: 'anaesthetist for psoriasis' }).toString())

	expect(cards.map(({ title }) => title)).toEqual(['Anesthetist'])
	expect(notes.correction?.to).toBe('anaesthetist')
})

test('where nothing has every field one person is enough, those with another field first, and a rank is no post', async () => {
	const anesthesia = { speciality: 'Anesthesiologist', specialitySlug: 'anesthesiologist' }
	await aJob({ title: 'Anesthetist', ...anesthesia })
	await aJob({ title: 'Anesthetist, gall bladder list', ...anesthesia })
	await aJob({ title: 'Consultant Nephrologist', speciality: 'Nephrologist', specialitySlug: 'nephrologist' })
	const titles = async (q: string) =>
		(await load(new URLSearchParams({ q }).toString())).cards.map(({ title }) => title)

	expect(await titles('anaes for gall bladder and kidney stone')).toEqual([
		'Anesthetist, gall bladder list',
		'Anesthetist',
	])
	expect(await titles('consultant dermatologist')).toEqual([])
	expect(await titles('a nephrologist, not an anaesthetist')).toEqual(['Consultant Nephrologist'])
})

test.each(['physiotherapist', 'OT technician', 'ओटी तंत्रज्ञ', 'MPT ortho'])(
	'“%s” is told that the trade is not listed, and no alert is offered that would never come',
	async (q) => {
		await aJob()
		const page = await load(new URLSearchParams({ q }).toString())
		const saveSearch = 'Save search'
		const shown = draw(page, saveSearch)

		expect(page.cards).toEqual([])
		expect(shown).toContain('We do not list')
		expect(shown).toContain('All jobs here are for doctors and nurses.')
		expect(shown).not.toContain('No open jobs yet')
		expect(shown).not.toContain(saveSearch)
		expect(shown).not.toContain('alert when')
	},
)
