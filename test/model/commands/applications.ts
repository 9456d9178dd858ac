import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import {
	canUndoWithdrawal,
	finalStages,
	isBlocked,
	isVerified,
	ladder,
	type Model,
	newApplication,
	withdraw,
} from '../model.ts'
import { step } from '../step.ts'
import { anyDecider, anyJob, anyPerson } from '../who.ts'
import {
	hospitalOfJob,
	hospitalOfMember,
	isTheirJob,
	type JobName,
	type DeciderName,
	one,
	type PersonName,
	press,
	type World,
} from '../world.ts'

/** The application as a page would have it, or an unused id. */
export async function findApplication({ jobs, actors }: World, of: JobName, by: PersonName) {
	const found = await one<{ id: string; version: number; event: string }>(
		sql`select a.id, a.version, (select e.id from application_events e where e.application_id = a.id order by at desc limit 1) as event
			from applications a where job_id = ${jobs[of]} and specialist_id = ${actors[by].specialistId}`,
	)
	return found ?? { id: randomUUID(), version: 1, event: randomUUID() }
}

/** The one that this member may decide about, if it is open. */
export function decidable(model: Model, who: DeciderName, of: JobName, by: PersonName) {
	const application = model.applications.get(`${of}/${by}`)
	if (!application || !isTheirJob(who, of) || !isVerified(model, who)) return null
	if (isBlocked(model, hospitalOfMember[who], by)) return null
	return finalStages.includes(application.stage) ? null : application
}

const apply = fc.tuple(anyPerson, anyJob).map(([by, to]) =>
	step({
		what: `${by} applies to ${to}`,
		act: (world) => press(world, by, `/jobs/${world.jobs[to]}/apply`),
		follow(model) {
			const key = `${to}/${by}` as const
			const hospital = hospitalOfJob[to]
			const isOpen = model.jobs[to] === 'open' && model.verified[hospital] && !isBlocked(model, hospital, by)
			if (isOpen && !model.applications.has(key))
				model.applications.set(key, newApplication({ stage: 'applied', mutualFor: null, contacted: false }))
		},
	}),
)

const move = fc
	.tuple(anyDecider, anyJob, anyPerson, fc.constantFrom('shortlisted', 'interview'))
	.map(([who, of, by, to]) =>
		step({
			what: `${who} moves ${by} for ${of} to ${to}`,
			async act(world) {
				const { id, version } = await findApplication(world, of, by)
				return press(world, who, `/hospital/applications/${id}/stage`, { to, version: String(version) })
			},
			follow(model) {
				const application = decidable(model, who, of, by)
				if (!application || ladder.indexOf(to) <= ladder.indexOf(application.stage)) return
				application.stage = to
				application.mutualFor ??= 0
			},
		}),
	)

const reject = fc.tuple(anyDecider, anyJob, anyPerson).map(([who, of, by]) =>
	step({
		what: `${who} rejects ${by} for ${of}`,
		async act(world) {
			const { id, version } = await findApplication(world, of, by)
			return press(world, who, `/hospital/applications/${id}/rejection`, {
				freeText: 'No post left',
				version: String(version),
			})
		},
		follow(model) {
			const application = decidable(model, who, of, by)
			if (application) Object.assign(application, { stage: 'rejected', rejectedFor: 0, rejectedAt: model.log.length })
		},
	}),
)

const takeOut = fc.tuple(anyPerson, anyJob).map(([by, of]) =>
	step({
		what: `${by} withdraws from ${of}`,
		act: async (world) => press(world, by, `/applications/${(await findApplication(world, of, by)).id}/withdrawal`),
		follow(model) {
			const application = model.applications.get(`${of}/${by}`)
			if (application) withdraw(application)
		},
	}),
)

const undoWithdrawal = fc.tuple(anyPerson, anyJob).map(([by, of]) =>
	step({
		what: `${by} undoes the withdrawal from ${of}`,
		async act(world) {
			const { id, event } = await findApplication(world, of, by)
			return press(world, by, `/applications/${id}/withdrawal/undo?event=${event}`)
		},
		follow(model) {
			const application = model.applications.get(`${of}/${by}`)
			if (!application?.withdrawn || !canUndoWithdrawal(application)) return
			Object.assign(application, { stage: application.withdrawn.from, withdrawn: null })
		},
	}),
)

const invite = fc.tuple(anyDecider, anyJob, anyPerson).map(([who, of, by]) =>
	step({
		what: `${who} invites ${by} to apply for ${of} again`,
		act: async (world) =>
			press(world, who, `/hospital/applications/${(await findApplication(world, of, by)).id}/invitation`),
		follow(model) {
			const application = model.applications.get(`${of}/${by}`)
			const hospital = hospitalOfMember[who]
			const isTheirs = isTheirJob(who, of) && isVerified(model, who) && !isBlocked(model, hospital, by)
			if (!application?.withdrawn || !isTheirs || model.jobs[of] !== 'open') return
			if (application.contacted || canUndoWithdrawal(application)) return
			application.invitation ??= 'waits'
		},
	}),
)

const answerInvitation = fc
	.tuple(anyPerson, anyJob, fc.constantFrom('acceptance', 'acceptance', 'refusal'))
	.map(([by, of, kind]) =>
		step({
			what: `${by} answers the invitation to ${of}: ${kind}`,
			act: async (world) =>
				press(world, by, `/applications/${(await findApplication(world, of, by)).id}/invitation/${kind}`),
			follow(model) {
				const application = model.applications.get(`${of}/${by}`)
				if (!application?.withdrawn || application.invitation !== 'waits') return
				if (kind === 'refusal') application.invitation = 'declined'
				else if (
					model.jobs[of] === 'open' &&
					model.verified[hospitalOfJob[of]] &&
					!isBlocked(model, hospitalOfJob[of], by)
				)
					Object.assign(application, { stage: 'applied', mutualFor: null, withdrawn: null, invitation: 'accepted' })
			},
		}),
	)

const endAccess = fc.tuple(anyPerson, anyJob).map(([by, of]) =>
	step({
		what: `${by} ends what ${of} still lets its hospital read`,
		act: async (world) => press(world, by, `/applications/${(await findApplication(world, of, by)).id}/access`),
		follow(model) {
			const application = model.applications.get(`${of}/${by}`)
			if (application?.stage === 'rejected')
				application.rejectedFor = Math.max(application.rejectedFor ?? 0, 30 * 86_400)
		},
	}),
)

export const applicationSteps = [apply, move, reject, takeOut, undoWithdrawal, invite, answerInvitation, endAccess]
