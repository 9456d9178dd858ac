import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { startBuiltServer } from '#test/server-under-test.ts'
import { aResume, anAccess, aSpecialist } from '../fixtures.server.ts'
import { proposeFrom } from '../resumes/resume-reading/proposal.ts'
import { readProfileNow } from '../resumes/resume-reading.server.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>> | undefined
beforeAll(async () => {
	server = await startBuiltServer()
})
afterAll(async () => {
	await server?.stop()
})

const ask = (sending: Parameters<NonNullable<typeof server>['send']>[0]) => {
	if (!server) throw new Error('The server has not started')
	return server.send(sending)
}

const text = `Dr. Kavita Suresh Nene
Mobile: 94220 88316, kavita.nene@post.example
EXPERIENCE
Consultant Pediatrician, KEM Hospital, Pune	May 2018 - Present
EDUCATION
MD Paediatrics, B.J. Medical College, Pune, 2013 - 2016
REGISTRATION
Maharashtra Medical Council Reg. No. 2011/08/2745
SKILLS
PALS, mechanical ventilation
Total experience: 10 years
REFERENCES
Dr. Jadhav, 9822334455, jadhav@hospital.example`

async function aScene(more: Parameters<typeof aSpecialist>[0]) {
	const person = await aSpecialist(more)
	const resume = await aResume(person)
	await anAccess(resume, { proposal: proposeFrom(text, '2026-11-27') })
	const { cookie } = await aSession({ id: person.accountId, kind: 'specialist' })
	const page = async () => (await ask({ path: '/profile/resume-reading', headers: { cookie } })).text
	return { person, resume, cookie, page }
}

const boxes = (html: string) =>
	[...html.matchAll(/<input[^>]*name="items"[^>]*>/g)].map(([input]) => ({
		key: /value="([^"]+)"/.exec(input)?.[1] ?? '',
		isChecked: /\schecked/.test(input),
	}))

test('the page shows what a resume says, selects what is sure and missing, and saves what stays selected', async () => {
	const { person, resume, cookie, page } = await aScene({
		name: 'Dr Kavita Nene',
		email: null,
		yearsOfExperience: 12,
	})
	const html = await page()

	expect(html).toContain('kavita.nene@post.example')
	expect(html).not.toContain('jadhav@hospital.example')
	expect(html).not.toContain('98223 34455')
	expect(html).toContain('+91 94220 88316')
	expect(html).toMatch(/new\/registration\?councilCode=MH-MC&(?:amp;)?number=2011%2F08%2F2745&(?:amp;)?year=2011/)
	const shown = boxes(html)
	const checked = shown.filter(({ isChecked }) => isChecked).map(({ key }) => key)
	expect(checked).toEqual(expect.arrayContaining(['email', 'degree-0', 'post-0', 'skill-0']))
	// What the person typed is not replaced unasked.
	expect(shown).toEqual(
		expect.arrayContaining([
			{ key: 'name', isChecked: false },
			{ key: 'years', isChecked: false },
		]),
	)

	const body = new URLSearchParams([
		['shown', shown.map(({ key }) => key).join(' ')],
		...checked.map((key) => ['items', key]),
	]).toString()
	const { status } = await ask({
		method: 'POST',
		path: `/profile/resume-reading/${resume.id}/acceptance`,
		headers: {
			cookie,
			'content-type': 'application/x-www-form-urlencoded',
			host: 'localhost',
			origin: 'http://localhost',
			'sec-fetch-site': 'same-origin',
		},
		body,
	})
	expect(status).toBe(303)
	expect(await readProfileNow(db, person.specialistId)).toMatchObject({
		name: 'Dr Kavita Nene',
		email: 'kavita.nene@post.example',
		yearsOfExperience: 12,
		degrees: [expect.objectContaining({ degree: 'MD Paediatrics' })],
		posts: [expect.objectContaining({ hospital: 'KEM Hospital, Pune' })],
	})
	const [account] = await db.select().from(accounts).where(eq(accounts.id, person.accountId))
	expect([account?.phone === '+919422088316', account?.email]).toEqual([false, null])
})

test('an email that was typed stays, and the resume proposes no other', async () => {
	const { page } = await aScene({ name: 'Dr Kavita Nene', email: 'kavita@elsewhere.example' })

	const html = await page()
	expect(boxes(html).map(({ key }) => key)).not.toContain('email')
	expect(html).not.toContain('kavita.nene@post.example')
})
