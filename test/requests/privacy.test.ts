// Every privacy switch, every kind of viewer, every place where a profile shows: what of it is seen. A word of its own
// stands in each private field, and the answers are searched for it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { moveStage } from '#app/applications/pipeline/decisions.server.ts'
import { passUndoWindows } from '#app/applications/fixtures.server.ts'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { declineRequest } from '#app/contacts/responding.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { sendMessage } from '#app/messages/send-message.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aPhoto, aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { hideFromHospital } from '#app/specialists/hiding/hidden-hospitals.server.ts'
import { educations, workExperiences } from '#app/specialists/tables.server.ts'
import { publicIdOf } from '#app/specialists/disclosure/public-id.server.ts'
import { uniqueNumber } from '#test/unique.ts'
import { ask } from './ask.ts'
import { serve } from './served.ts'

/** `asked` was declined, `applied` has an application at its first stage, `mutual` one that it shortlisted. */
const viewers = ['visitor', 'pending', 'verified', 'hidden-from', 'asked', 'applied', 'mutual'] as const
type Viewer = (typeof viewers)[number]

type Privacy = {
	profileVisibility?: boolean
	contactVisibility?: boolean
	experienceVisibility?: boolean
	anonymousMode?: boolean
}

/** What the answer reveals about the person. 'card' means only that they exist. */
const secrets = [
	'name',
	'speciality',
	'bio',
	'photo',
	'role',
	'college',
	'phone',
	'email',
	'employer',
	'number',
	'resume',
] as const
type Secret = (typeof secrets)[number] | 'card'

const brief: Secret[] = ['card', 'name', 'speciality', 'bio', 'photo', 'role', 'college']
const whole: Secret[] = [...brief, 'phone', 'email', 'employer', 'number']
const without = (list: Secret[], ...left: Secret[]) => list.filter((secret) => !left.includes(secret))

type Row = {
	privacy: Privacy
	/** The page of the profile, for a verified hospital that they have nothing to do with, and for those they applied to. */
	page: { verified: Secret[]; applied: Secret[]; mutual: Secret[] }
	/** May anyone know that this person exists? */
	listed: boolean
}

const table: Record<string, Row> = {
	'every switch as at first': { privacy: {}, page: { verified: brief, applied: brief, mutual: whole }, listed: true },
	'Private Mode': {
		privacy: { profileVisibility: false },
		page: { verified: [], applied: brief, mutual: whole },
		listed: false,
	},
	'contact visibility off': {
		privacy: { contactVisibility: false },
		page: { verified: brief, applied: brief, mutual: without(whole, 'phone', 'email') },
		listed: true,
	},
	'experience visibility off': {
		privacy: { experienceVisibility: false },
		page: {
			verified: without(brief, 'role', 'college'),
			applied: without(brief, 'role', 'college'),
			mutual: without(whole, 'role', 'college', 'employer'),
		},
		listed: true,
	},
	'anonymous mode': {
		privacy: { anonymousMode: true },
		// A role that was typed in words of their own could tell who they are.
		page: { verified: ['card'], applied: ['card', 'name'], mutual: whole },
		listed: true,
	},
}

// Its tasks send the mails.
serve({ RUN_TASKS: 'true' })

for (const [name, { privacy, page, listed }] of Object.entries(table))
	test(`${name}: who sees what, wherever a profile shows`, async () => {
		const world = await plant(privacy)
		await anInterview({ member: world.members.mutual, specialist: world.asha })

		const everyone = (seen: Secret[]) => Object.fromEntries(viewers.map((viewer) => [viewer, seen]))
		const card: Secret[] = listed ? ['card'] : []
		const seen = { ...page, asked: page.verified }
		/** What a list prints about someone (name and field, as far as the profile page has them). */
		const inList = (...who: (keyof typeof seen)[]) => ({
			...everyone([]),
			...Object.fromEntries(
				who.map((viewer) => [viewer, seen[viewer].filter((each) => each === 'name' || each === 'speciality')]),
			),
		})
		const named = (...who: (keyof typeof seen)[]) =>
			Object.fromEntries(Object.entries(inList(...who)).map(([viewer, told]) => [viewer, without(told, 'speciality')]))

		expect(await look(world, `/doctors/${world.id}`)).toEqual({ ...everyone([]), ...seen })
		// In public they have another id, and the page is there for the hospital that they hide from as for everyone.
		expect(await look(world, `/doctors/${publicIdOf(world.id)}`)).toEqual(everyone(card))
		// Hospitals that may ask see whom they ask.
		expect(await look(world, `/doctors/${world.id}/contact`)).toEqual(inList('verified', 'asked', 'applied', 'mutual'))
		// Visitors are given one drawing of the home page for two seconds.
		await expect.poll(() => look(world, '/')).toEqual(everyone(card))
		for (const of of ['applied', 'mutual'] as const) {
			const { jobId, applicationId } = world.applications[of]
			expect(await look(world, `/jobs/${jobId}`)).toEqual(everyone([]))
			expect(await look(world, `/hospital/jobs/${jobId}/applicants`)).toEqual(inList(of))
			expect(await look(world, `/hospital/jobs/${jobId}/applicants?view=board`)).toEqual(inList(of))
			expect(await look(world, `/hospital/applications/${applicationId}`)).toEqual({
				...everyone([]),
				// The file comes with mutual interest; until then there is its preview.
				[of]: without(of === 'mutual' ? [...page[of], 'resume'] : page[of], 'card'),
			})
		}
		expect(await look(world, '/hospital/applicants')).toEqual(inList('applied', 'mutual'))
		expect(await look(world, '/hospital/interviews/new')).toEqual(inList('applied', 'mutual'))
		expect(await look(world, '/hospitals/dashboard/interviews')).toEqual(inList('mutual'))
		// The interview is in a day or two: in this week or in the next.
		const week = await look(world, '/hospitals/dashboard/interviews?view=week')
		expect(week).toEqual({ ...everyone([]), mutual: week['mutual']?.length ? ['name'] : [] })
		expect(await look(world, '/messages')).toEqual(inList('mutual'))
		expect(await look(world, `/messages/with/${world.id}`)).toEqual({
			...named('applied'),
			mutual: inList('mutual')['mutual'],
		})
		expect(await look(world, '/hospital/contact-requests')).toEqual(inList('asked'))
		// Among so many the first six may be others; what is read of this one there is no more than name, photo and field, for those who see them on the profile.
		const listedTo = await look(world, '/hospitals/dashboard')
		for (const [viewer, told] of Object.entries(listedTo)) {
			const may: Secret[] = viewer in seen && listed ? seen[viewer as keyof typeof seen] : []
			const more = without(told, ...may.filter((each) => ['card', 'name', 'speciality', 'photo'].includes(each)))
			expect([viewer, more]).toEqual([viewer, []])
		}
		// Applicants gave the hospital a name, and answers to requests are shown as far as allowed. Nothing else
		// leaves the page, and no one else is notified.
		expect(await look(world, '/notifications')).toEqual(named('asked', 'applied', 'mutual'))
		expect(await readMails(world)).toEqual(named('asked', 'applied', 'mutual'))
		expect(await look(world, '/settings/my-data/export')).toEqual(everyone([]))
	})

test('a hospital that an applicant hides from sees the application until it is withdrawn', async () => {
	const world = await plant({}, { hidesFromAll: true })

	const seen = await look(world, `/doctors/${world.id}`)

	expect(seen['mutual']).toEqual(whole)
	expect(seen['verified']).toEqual([])
	await withdrawApplication(world.asha, world.applications.mutual.applicationId)
	expect((await look(world, `/doctors/${world.id}`))['mutual']).toEqual([])
})

type World = Awaited<ReturnType<typeof plant>>

/** A specialist with a word in every field, who applied to one hospital, was shortlisted there, and hides from another. */
async function plant(privacy: Privacy, { hidesFromAll = false } = {}) {
	const run = uniqueNumber()
	// In letters: whoever looks for phone numbers takes a word with digits for one.
	const mark = run.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
	const token = (field: string) => `Zanzi${field}${mark}`
	const asha = await aSpecialist({
		...privacy,
		name: `Dr ${token('name')}`,
		email: `${token('mail').toLowerCase()}@private.example`,
		bio: token('bio'),
		// As typed under 'Other'; the slug beside it keeps the person in the lists of one field.
		speciality: token('field'),
		// First in the list of the home page, which has those with most experience first and of those the oldest: each
		// before all that were planted earlier.
		yearsOfExperience: 60,
		joinedAt: new Date(2.5e12 - Date.now()),
	})
	await aPhoto(asha)
	const own = { specialistId: asha.specialistId }
	await db.insert(workExperiences).values({
		...own,
		hospital: token('employer'),
		role: token('role'),
		startsOn: '2019-07-01',
		description: token('employer'),
	})
	await db
		.insert(educations)
		.values({ ...own, institution: token('college'), degree: 'MD', startYear: 2012, endYear: 2015 })
	const credential = await aCredential(asha, { number: token('NUMBER').toUpperCase() })
	await aResume(asha, { fileName: `${token('resume')}.pdf` })
	const { phone } = only(await db.select().from(accounts).where(eq(accounts.id, asha.accountId)))

	const hiddenHospital = await aHospital({ displayName: `Hidden Hospital ${run}`, legalName: `Hidden ${run}` })
	const members = {
		pending: await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id }),
		verified: await aMember(),
		'hidden-from': await aMember({ hospitalId: hiddenHospital.id }),
		asked: await aMember(),
		applied: await aMember(),
		mutual: await aMember(),
	}
	await hideFromHospital(asha, `hidden hospital ${run}`)
	if (hidesFromAll) await hideFromHospital(asha, members.mutual.hospitalName)
	const request = await aContactRequest({ member: members.asked, specialist: asha })
	await declineRequest(asha, request.id, null)
	const applications = {
		// Those who hide have seen that the hospital will see them.
		applied: await apply(asha, members.applied, hidesFromAll),
		mutual: await apply(asha, members.mutual, hidesFromAll),
	}
	const { applicationId } = applications.mutual
	const moved = await moveStage(members.mutual, applicationId, { to: 'shortlisted', version: 1 })
	if (!moved.ok) throw new Error(moved.failure)
	await passUndoWindows(applicationId)
	const written = await sendMessage(asha, members.mutual.hospitalId, {
		body: 'When may I come?',
		clientKey: randomUUID(),
	})
	if (!written.ok) throw new Error(written.failure)

	const words: Record<(typeof secrets)[number], string[]> = {
		name: [token('name')],
		speciality: [token('field')],
		phone: phone ? [phone, phone.slice(3), phone.slice(3, 8) + ' ' + phone.slice(8)] : [],
		email: [token('mail').toLowerCase()],
		bio: [token('bio')],
		photo: [`/doctors/${asha.specialistId}/photo`],
		role: [token('role')],
		employer: [token('employer')],
		college: [token('college')],
		number: [credential.number ?? ''],
		resume: [token('resume')],
	}
	return { asha, id: asha.specialistId, applications, members, words }
}

async function apply(asha: Specialist, { hospitalId }: { hospitalId: string }, anyway: boolean) {
	const job = await aJob({ hospitalId })
	const applied = await applyToJob(asha, job.id, { note: null, attachResume: true, anyway })
	if (!applied.ok) throw new Error(applied.failure)
	return { jobId: job.id, applicationId: applied.value.applicationId }
}

/** Secrets that a text reveals. */
function sentBy(text: string, { id, words }: World): Secret[] {
	const told: Secret[] = secrets.filter((secret) => words[secret].some((word) => text.includes(word)))
	const isShown = [id, publicIdOf(id)].some((one) => text.includes(`"${one}"`) || text.includes(`/doctors/${one}`))
	return [...(isShown ? (['card'] as const) : []), ...told]
}

/** Asks for the page and for its data as every viewer. What stands in the address is not told by the answer. */
async function look(world: World, path: string) {
	const seen: Record<string, Secret[]> = {}
	for (const viewer of viewers) {
		const cookie =
			viewer === 'visitor' ? '' : (await aSession({ id: world.members[viewer].accountId, kind: 'member' })).cookie
		const data = path.replace(/^([^?]*)/, (_, page: string) => `${page === '/' ? '/_' : page}.data`)
		const answers = [await ask(path, { cookie }), await ask(data, { cookie })]
		const told = answers
			.filter(({ status }) => status === 200)
			.flatMap(({ body, headers }) => sentBy(JSON.stringify(headers) + body, world))
		const refused = answers
			.filter(({ status }) => status !== 200)
			.flatMap(({ body, headers }) => without(sentBy(JSON.stringify(headers) + body, world), 'card'))
		seen[viewer] = inOrder([...told, ...refused], path)
	}
	return seen
}

/** As the table lists them. The page of an application has no address of a profile to it. */
function inOrder(told: Secret[], path: string): Secret[] {
	const isProfile = path === '/' || /^\/doctors\/[^/]+$/.test(path)
	const order: Secret[] = ['card', ...secrets]
	return order.filter((secret) => told.includes(secret) && (secret !== 'card' || isProfile))
}

/** Mails to the members of each hospital; the one about the application is waited for. */
async function readMails(world: World) {
	const read = async (viewer: Exclude<Viewer, 'visitor'>) => {
		const { accountId } = world.members[viewer]
		const { email } = only(await db.select().from(accounts).where(eq(accounts.id, accountId)))
		return (await ask(`/dev/outbox.json?to=${encodeURIComponent(email ?? '')}`)).body
	}
	for (const [viewer, word] of Object.entries({
		mutual: 'New application',
		applied: 'New application',
		asked: 'declined',
	}))
		await expect.poll(() => read(viewer as keyof World['members'])).toContain(word)
	const mails: Record<string, Secret[]> = { visitor: [] }
	for (const viewer of ['pending', 'verified', 'hidden-from', 'asked', 'applied', 'mutual'] as const)
		mails[viewer] = inOrder(sentBy(await read(viewer), world), '')
	return mails
}
