// One small marketplace for one run of the model, planted in the database of the server under test.
import { sql } from 'drizzle-orm'
import { aSubscription } from '#app/billing/fixtures.server.ts'
import { aCoverSpecialist, hoursFromNow } from '#app/cover/fixtures.server.ts'
import { aHospital, aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { anOperator, aPhone, aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { type Answer, send } from '../server-under-test.ts'

export const hospitalNames = ['north', 'south'] as const
export const memberNames = ['northOwner', 'northRecruiter', 'southOwner'] as const
/** Members who decide about jobs and applications. A recruiter of one site has the jobs there and no other. */
export const deciderNames = [...memberNames, 'nightsRecruiter'] as const
export const personNames = ['asha', 'ravi'] as const
export const jobNames = ['northDays', 'northNights', 'southDays'] as const
/** By which a page is seen to name one of them. */
export const surnames = { asha: 'Zz-Menon', ravi: 'Zz-Patil' } as const
export type HospitalName = (typeof hospitalNames)[number]
export type MemberName = (typeof memberNames)[number]
export type DeciderName = (typeof deciderNames)[number]
export type PersonName = (typeof personNames)[number]
export type JobName = (typeof jobNames)[number]
export type Who = DeciderName | PersonName | 'operator'

export const hospitalOfMember = {
	...{ northOwner: 'north', northRecruiter: 'north', southOwner: 'south', nightsRecruiter: 'north' },
} as const satisfies Record<DeciderName, HospitalName>
export const hospitalOfJob = { northDays: 'north', northNights: 'north', southDays: 'south' } as const

export const isTheirJob = (who: DeciderName, job: JobName) =>
	hospitalOfMember[who] === hospitalOfJob[job] && (who !== 'nightsRecruiter' || job === 'northNights')

/** How many contact requests the plan of each hospital here allows in a month. */
export const requestsPerMonth = 4

export type World = Awaited<ReturnType<typeof plant>>

let planted = 0

export async function plant(port: number) {
	planted++
	// Those of earlier stories are not asked for cover in this one.
	await db.execute(sql`delete from cover_preferences`)
	const north = await aHospital({ displayName: `North Clinic ${planted}` })
	const south = await aHospital({ displayName: `South Clinic ${planted}` })
	for (const { id: hospitalId } of [north, south]) await aSubscription({ hospitalId, agreedRequests: requestsPerMonth })
	const nights = await aSite({ hospitalId: north.id })
	const preferences = { onUntil: hoursFromNow(24 * 365) }
	const actors = {
		northOwner: await aMember({ hospitalId: north.id, phone: aPhone() }),
		northRecruiter: await aMember({ hospitalId: north.id, role: 'recruiter', phone: aPhone() }),
		southOwner: await aMember({ hospitalId: south.id, phone: aPhone() }),
		nightsRecruiter: await aMember({ hospitalId: north.id, role: 'recruiter', sites: [nights.id] }),
		asha: await aCoverSpecialist({ name: `Dr Asha ${surnames.asha}`, email: 'asha-zz@lakeside.example', preferences }),
		ravi: await aCoverSpecialist({
			name: `Dr Ravi ${surnames.ravi}`,
			email: 'ravi-zz@lakeside.example',
			contactVisibility: false,
			preferences,
		}),
		operator: await anOperator(),
	} satisfies Record<Who, Exclude<Actor, { kind: 'visitor' }>>
	const cookies: Partial<Record<Who, string>> = {}
	for (const [who, actor] of Object.entries(actors))
		cookies[who as Who] = (await aSession({ id: actor.accountId, kind: actor.kind })).cookie
	return {
		port,
		hospitals: { north: north.id, south: south.id } satisfies Record<HospitalName, string>,
		actors,
		cookies,
		jobs: {
			northDays: (await aJob({ hospitalId: north.id })).id,
			northNights: (await aJob({ hospitalId: north.id, shiftType: 'night', siteId: nights.id })).id,
			southDays: (await aJob({ hospitalId: south.id })).id,
		} satisfies Record<JobName, string>,
	}
}

let lastAddress = 0

/** A form sent as this person's browser would, from an address of its own: limits by address are not what is modelled. */
export async function press({ port, cookies }: World, who: Who, path: string, form: Record<string, string> = {}) {
	lastAddress++
	const { status } = await send(port, {
		method: 'POST',
		path,
		headers: {
			Cookie: cookies[who] ?? '',
			'Content-Type': 'application/x-www-form-urlencoded',
			'Sec-Fetch-Site': 'same-origin',
			'X-Forwarded-For': `198.51.${Math.floor(lastAddress / 250) % 250}.${lastAddress % 250}`,
		},
		body: new URLSearchParams(form).toString(),
	})
	return status
}

export const look = ({ port, cookies }: World, who: Who, path: string): Promise<Answer> =>
	send(port, { path, headers: { Cookie: cookies[who] ?? '' } })

export async function all<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
	return (await db.execute<Row>(query)).rows
}

/** One value of one row. */
export async function one<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
	return (await all<Row>(query))[0]
}
