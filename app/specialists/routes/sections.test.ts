import { expect, test } from 'vitest'
import type { Specialist } from '#app/identity/actor.ts'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { askRoute, type RouteAnswer } from '#test/ask-route.ts'
import { aCareer, aSpecialist } from '../fixtures.server.ts'
import { findProfile } from '../queries.server.ts'
import { fingerprint, openSection } from '../sections/revisions.server.ts'
import { experienceSection, paySection } from '../sections/section-contents.server.ts'
import { action as saveCourse } from './edit-course.tsx'
import { action as savePay } from './edit-pay.tsx'
import { action as savePost } from './edit-post.tsx'
import { action as saveSkill } from './edit-skill.tsx'
import { loader as list } from './entries.tsx'
import { action as move } from './move-entry.tsx'
import { action as undo } from './undo-save.tsx'

/** Sends a form as this specialist; what is thrown is an answer too. */
const send = async (as: Specialist, handler: unknown, path: string, form?: Record<string, string>) =>
	(await askRoute(handler, path, { as, form })) as Answer
type Answer = Omit<RouteAnswer, 'data'> & { init?: { status?: number }; data?: unknown; lines?: { title: string }[] }

/** The message of the next page. */
async function messageOf(answer: Answer) {
	const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
	return (await consumeFlash(new Request('http://localhost:3000/', { headers: { cookie } })))?.message
}

test('a saved section leads back to the profile with an undo, which works once and only for the newest save', async () => {
	const asha = await aSpecialist()
	const save = async (month: string) => {
		const { seen } = await openSection(asha, paySection)
		return messageOf(await send(asha, savePay, '/profile/pay', { seen, month }))
	}
	const first = await save('3,10,000')
	const second = await save('3,20,000')

	const refused = await send(asha, undo, first?.undo?.action ?? '', {})
	const undone = await send(asha, undo, second?.undo?.action ?? '', {})
	const again = await send(asha, undo, second?.undo?.action ?? '', {})

	expect(refused).toMatchObject({
		init: { status: 409 },
		data: { message: 'This section has been saved again since. Only the latest change can be undone.' },
	})
	expect(undone.headers.get('Location')).toBe('/profile')
	expect(again).toMatchObject({ init: { status: 404 } })
	expect(await findProfile(asha.specialistId)).toMatchObject({ expectedMonthlyPaise: 31_000_000n })
})

test('the slower of two tabs is answered 409 with what is stored beside what was typed', async () => {
	const asha = await aSpecialist()
	const { seen } = await openSection(asha, paySection)
	await send(asha, savePay, '/profile/pay', { seen, month: '3,10,000' })

	const answer = await send(asha, savePay, '/profile/pay', { seen, month: '2,90,000', case: '4000' })

	expect(answer).toMatchObject({
		init: { status: 409 },
		data: {
			values: { month: '2,90,000', case: '4000' },
			clash: [
				{ label: 'Pay a month', saved: '₹3,10,000', yours: '₹2,90,000' },
				{ label: 'Pay per case', saved: '', yours: '₹4,000' },
			],
		},
	})
	expect(await findProfile(asha.specialistId)).toMatchObject({ expectedMonthlyPaise: 31_000_000n })
})

test('an entry that was changed in another tab is answered 409, one that was removed 404', async () => {
	const asha = await aSpecialist()
	const { posts } = await aCareer(asha)
	const [post] = (await openSection(asha, experienceSection)).content
	const typed = { title: 'Head', hospital: 'Niramay', startMonth: '7', startYear: '2019', isCurrent: 'on' }
	const path = `/profile/experience/${posts[0]}`

	expect(await send(asha, savePost, path, { ...typed, seen: 'long ago' })).toMatchObject({
		init: { status: 409 },
		data: { clash: [{ label: 'Role', saved: 'Consultant Anesthesiologist', yours: 'Head' }, {}, {}] },
	})
	expect((await send(asha, savePost, path, { ...typed, seen: fingerprint(post) })).status).toBe(303)
	const gone = '/profile/experience/00000000-0000-4000-8000-000000000000'
	expect(await send(asha, savePost, gone, { ...typed, seen: 'x' })).toMatchObject({ init: { status: 404 } })
	expect(await send(await aSpecialist(), savePost, path, { ...typed, seen: 'x' })).toMatchObject({
		init: { status: 404 },
	})
})

test('a step past the end of a list and a skill named twice are refused in words', async () => {
	const asha = await aSpecialist()
	const { posts } = await aCareer(asha)

	expect(await send(asha, move, `/profile/experience/${posts[0]}/up`, {})).toMatchObject({
		init: { status: 409 },
		data: { message: 'This entry is already at that end of the list.' },
	})
	expect(
		await send(asha, saveSkill, '/profile/skills/new', { name: 'regional anesthesia', level: 'expert' }),
	).toMatchObject({
		init: { status: 422 },
		data: { fields: { name: ['You have already added this skill.'] }, values: { level: 'expert' } },
	})
	const moved = await send(asha, move, `/profile/experience/${posts[0]}/down`, {})
	expect(moved.headers.get('Location')).toBe(`/profile/experience?moved=${posts[0]}-down`)
	const { lines } = await send(asha, list, '/profile/experience')
	expect(lines?.map(({ title }) => title)).toEqual(['Registrar, Anesthesiology', 'Consultant Anesthesiologist'])
})

test('our forms name no owner, so an added field gets a 400', async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist({ name: 'Dr Ravi Kale' })]
	const { seen } = await openSection(asha, paySection)

	for (const smuggled of ['specialistId', 'version', 'verified'])
		expect(
			await send(asha, savePay, '/profile/pay', { seen, month: '1', [smuggled]: ravi.specialistId }),
		).toMatchObject({ init: { status: 400 } })
})

test.each([
	['skills', { name: 'IV canulation' }, ['Understood as IV cannulation.']],
	['skills', { name: 'Reiki' }, ['We do not know this skill.']],
	[
		'education',
		{ degree: 'M.D. Anasthesia', institution: 'AFMC' },
		['Understood as MD Anaesthesiology.', 'Understood as Armed Forces Medical College, Pune.'],
	],
	[
		'education',
		{ degree: 'MD', field: 'Anaesthesia', institution: 'GMC Nagpur' },
		['Understood as MD Anaesthesiology.', 'Understood as Government Medical College, Nagpur.'],
	],
	[
		'education',
		{ degree: 'MD', institution: 'BJMC' },
		[
			'This may be MD Anaesthesiology,',
			'This may be B. J. Government Medical College, Pune or B. J. Medical College, Ahmedabad.',
		],
	],
	[
		'education',
		{ degree: 'Diploma in joy', institution: 'Rural School' },
		['We do not know this degree.', 'We do not know this college.'],
	],
])('after saving %s %j the page says what was understood', async (name, typed, said) => {
	const asha = await aSpecialist()
	const form: Record<string, string> = name === 'skills' ? { level: 'expert', ...typed } : typed

	const message = await messageOf(
		await send(asha, name === 'skills' ? saveSkill : saveCourse, `/profile/${name}/new`, form),
	)

	for (const sentence of said) expect(message?.detail).toContain(sentence)
})

test('the list marks what we do not know, and nothing else', async () => {
	const asha = await aSpecialist()
	for (const skill of ['Reiki', 'PAC'])
		await send(asha, saveSkill, '/profile/skills/new', { name: skill, level: 'expert' })
	await send(asha, saveCourse, '/profile/education/new', { degree: 'GNM', institution: 'Rural School' })

	const skills = await send(asha, list, '/profile/skills')
	const courses = await send(asha, list, '/profile/education')

	expect(skills.lines).toMatchObject([
		{ title: 'Reiki', notes: [expect.stringContaining('We do not know this skill.')] },
		{ title: 'Pre-anesthetic check (PAC)', notes: [] },
	])
	expect(courses.lines).toMatchObject([
		{ title: 'GNM', notes: [expect.stringContaining('We do not know this college.')] },
	])
})
