// A hospital that has had its share of people for today gets no name of someone it found, and no one’s number, on any page, in
// any file and by no program. Which addresses there are is read from routes.ts and from the operations of the API.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApiKey } from '#app/api/fixtures.server.ts'
import { answerCall } from '#app/api/answer-call.server.ts'
import { operations } from '#app/api/operations.server.ts'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { aSubscription } from '#app/billing/fixtures.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { acceptCover } from '#app/cover/answering/answers.server.ts'
import { aCoverRequest, askFor } from '#app/cover/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { saveCandidate } from '#app/marketplace/candidates/saved-candidates.server.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import routes from '#app/routes.ts'
import { takeDisclosure } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { askRoute } from './ask-route.ts'

type Address = { file: string; path: string }

/** Every address with a loader that a verified hospital may ask, as routes.ts lists them. */
function addressesFor(entries: readonly RouteConfigEntry[], group: string, path = ''): Address[] {
	return entries.flatMap(({ file, path: part, children }): Address[] => {
		const inside = /\/(group-[a-z-]+)\.tsx$/.exec(file)?.[1] ?? group
		const here = part === undefined ? path : `${path}/${part}`
		if (children) return addressesFor(children, inside, here)
		return /^group-(operators|specialists|guests?)/.test(inside) ? [] : [{ file, path: here }]
	})
}

const found = { speciality: 'Nephrologist', specialitySlug: 'nephrologist', location: 'Pune' }

/** A hospital with people it found and people who wrote to it, each with a name of their own. */
async function aScene() {
	const member = await aMember()
	await aSubscription({ hospitalId: member.hospitalId })
	const named = async (more: object = {}) => {
		const surname = uniqueWord()
		return { ...(await aSpecialist({ name: `Dr Found ${surname}`, ...found, ...more })), surname }
	}
	const strangers = [await named(), await named(), await named()]
	for (const one of strangers) await aCredential(one)
	await saveCandidate(member, [strangers[1]?.specialistId ?? ''])
	await aContactRequest({ member, specialist: await named() })
	const job = await aJob({ hospitalId: member.hospitalId })
	const applicant = await named()
	const application = await anApplication({ specialist: applicant, job, stage: 'shortlisted' })
	await passUndoWindows(application.id)
	const accepted = await named()
	const request = await aContactRequest({ member, specialist: accepted, status: 'accepted' })
	const interview = await anInterview({ member, specialist: await named() })
	const offer = await anOffer({ member })
	const doer = await named({ speciality: 'Anesthesiologist', specialitySlug: 'anesthesiologist' })
	await aCredential(doer)
	const cover = await aCoverRequest({ member, startsIn: 30 })
	await askFor(cover.id, [doer.specialistId])
	const took = await acceptCover(doer, cover.id, { mayTire: true })
	if (!took.ok) throw new Error(took.failure)
	return {
		member,
		strangers,
		people: [...strangers, applicant, accepted, doer],
		applicant,
		accepted,
		doer,
		job,
		application,
		request,
		interview,
		offer,
		cover,
	}
}
type Scene = Awaited<ReturnType<typeof aScene>>

/** The values that a parameter of an address may have here. */
function valuesOf(name: string, scene: Scene): string[] {
	const { people, job, application, request, interview, offer, cover, member } = scene
	const values: Record<string, string[]> = {
		specialistId: people.map(({ specialistId }) => specialistId),
		doctorId: people.map(({ specialistId }) => specialistId),
		otherId: people.map(({ specialistId }) => specialistId),
		jobId: [job.id],
		applicationId: [application.id],
		requestId: [request.id, cover.id],
		interviewId: [interview.id],
		offerId: [offer.id],
		hospitalId: [member.hospitalId],
	}
	return values[name] ?? [randomUUID()]
}

function pathsOf(path: string, scene: Scene): string[] {
	const [, name] = /:(\w+)\??/.exec(path) ?? []
	if (name === undefined) return [path]
	return valuesOf(name, scene).flatMap((value) => pathsOf(path.replace(/:\w+\??/, value), scene))
}

/** What the pages are asked with besides: who is beside the list, compared, ticked, looked for. */
function queriesFor({ strangers, people, application }: Scene): string[] {
	const ids = people.map(({ specialistId }) => specialistId)
	const list = (some: readonly string[]) => some.map((id) => `id=${id}`).join('&')
	return [
		'',
		...[ids[0], ids[3]].map((id) => `?person=${id}`),
		`?${list(ids.slice(0, 3))}`,
		`?${list(ids.slice(3))}`,
		`?application=${application.id}&${list(ids.slice(0, 2))}`,
		`?q=${strangers[0]?.surname}&for=candidates`,
		`?speciality=nephrologist&q=${strangers[1]?.surname}`,
	]
}

async function textOf(answer: unknown): Promise<string> {
	if (answer instanceof Response) return `${await answer.clone().text()} ${answer.headers.get('Location') ?? ''}`
	return JSON.stringify(answer, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? ''
}

/** Addresses that show this of the scene: 'path: what'. */
async function whereShown(scene: Scene, marks: Record<string, string[]>): Promise<string[]> {
	const shown = new Set<string>()
	const note = (path: string, text: string) => {
		const plain = text.replace(/(?<=\d)[ -](?=\d)/g, '')
		for (const [what, words] of Object.entries(marks))
			if (words.some((word) => plain.includes(word))) shown.add(`${path}: ${what}`)
	}
	const { cookie } = await aSession({ id: scene.member.accountId, kind: 'member' })
	for (const { file, path } of addressesFor(routes, '')) {
		if (path.includes('*') || /^\/(api|live|dev|embed)/.test(path)) continue
		const { loader } = (await import(`../app/${file}`)) as { loader?: unknown }
		if (!loader) continue
		for (const address of pathsOf(path || '/', scene))
			for (const query of path.includes(':') ? [''] : queriesFor(scene)) {
				// What was typed stands in the form again.
				const typed = new URLSearchParams(query).get('q') ?? ''
				const text = await textOf(await askRoute(loader, address + query, { cookie }))
				note(path, typed === '' ? text : text.replaceAll(typed, ''))
			}
	}
	const key = await anApiKey({ member: scene.member })
	for (const operation of operations.filter(({ method }) => method === 'GET'))
		for (const id of [scene.application.id, scene.job.id]) {
			const address = `http://localhost:3000/api/v1${operation.path.replace('{id}', id)}`
			const headers = { Authorization: `Bearer ${key.token}` }
			note(`API ${operation.path}`, await textOf(await answerCall(new Request(address, { headers }))))
		}
	return [...shown].toSorted()
}

const marksOf = ({ strangers, people }: Scene, phones: string[]) => ({
	'a name of someone found': strangers.map(({ surname }) => surname),
	'a number': people.length > 0 ? phones : [],
})

async function phonesOf({ people }: Scene) {
	const ids = people.map(({ accountId }) => accountId)
	const rows = await db.select({ phone: accounts.phone }).from(accounts).where(inArray(accounts.id, ids))
	return rows.map(({ phone }) => (phone ?? '').replace('+91', ''))
}

const many = (count: number) => Array.from({ length: count }, () => randomUUID())

test('once the day’s allowance is used up, no page, file or call shows a name that the hospital found or a number', async () => {
	const before = await aScene()
	const shown = await whereShown(before, marksOf(before, await phonesOf(before)))
	// The walk sees what there is to see.
	const certain = [
		'/doctors/:specialistId: a name of someone found',
		'/doctors/:specialistId: a number',
		'/hospital/compare: a name of someone found',
		'/hospital/cover/:requestId: a number',
		'/hospitals/dashboard: a name of someone found',
	]
	expect(shown).toEqual(expect.arrayContaining(certain))

	const after = await aScene()
	expect(await takeDisclosure(after.member, 'profile', many(100))).toBe(true)
	expect(await takeDisclosure(after.member, 'contact', many(100))).toBe(true)
	expect(await whereShown(after, marksOf(after, await phonesOf(after)))).toEqual([])
}, 600_000)
