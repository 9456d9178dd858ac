import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { addDays, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { finalStages, type Interview, isBlocked, isHeld, isVerified, ladder, type Model } from '../model.ts'
import { step } from '../step.ts'
import { anyJob, anyMember, anyPerson } from '../who.ts'
import {
	hospitalOfJob,
	hospitalOfMember,
	type JobName,
	type MemberName,
	one,
	type PersonName,
	press,
	type World,
} from '../world.ts'
import { decidable, findApplication } from './applications.ts'

const length = 30 * 60
const maxRounds = 5

/** Two days and two times of each that overlap one another. */
const anyTime = fc.record({ daysAhead: fc.constantFrom(1, 2), minute: fc.constantFrom(0, 15) })
type Time = { daysAhead: number; minute: number }

const dayOf = ({ daysAhead }: Time) => addDays(istToday(new Date()), daysAhead)
const secondsTo = (time: Time) =>
	(startOfIstDay(dayOf(time)).getTime() - Date.now()) / 1_000 + 10 * 3_600 + time.minute * 60

const formFor = ({ actors }: World, interviewer: MemberName, time: Time) => ({
	mode: 'phone',
	phone: '020 6912 0150',
	minutes: '30',
	interviewer: actors[interviewer].accountId,
	date1: dayOf(time),
	time1: `10:${time.minute === 0 ? '00' : time.minute}`,
})

async function findInterview({ jobs, actors }: World, of: JobName, by: PersonName) {
	const found = await one<{ id: string; version: number; slot: string }>(
		sql`select i.id, i.version, (select s.id from interview_slots s where s.interview_id = i.id and s.round = i.round limit 1) as slot
			from interviews i join applications a on a.id = i.application_id
			where a.job_id = ${jobs[of]} and a.specialist_id = ${actors[by].specialistId} order by i.created_at desc limit 1`,
	)
	return found ?? { id: randomUUID(), version: 1, slot: randomUUID() }
}

const isOpen = ({ status }: Interview) => status === 'proposed' || status === 'scheduled'

const latest = (model: Model, of: JobName, by: PersonName) =>
	model.interviews.findLast(({ job, person }) => job === of && person === by)

const coverLength = 2 * 60 * 60

/** Whether one of the two has another interview at that time, or the specialist covers somewhere. */
const isBusy = (
	model: Model,
	{ interviewer, person }: Pick<Interview, 'interviewer' | 'person'>,
	at: number,
	but?: Interview,
) =>
	model.cover.some(
		(cover) =>
			isHeld(cover) &&
			cover.holder === person &&
			cover.startsIn + coverLength > 0 &&
			at < cover.startsIn + coverLength - 1 &&
			cover.startsIn < at + length - 1,
	) ||
	model.interviews.some(
		(other) =>
			other !== but &&
			other.status === 'scheduled' &&
			(other.person === person || other.interviewer === interviewer) &&
			other.startsIn + length > 0 &&
			Math.abs(other.startsIn - at) < length - 1,
	)

const stageOf = (model: Model, of: JobName, by: PersonName) => model.applications.get(`${of}/${by}`)?.stage
const hasEnded = (model: Model, { job, person }: Interview) =>
	finalStages.includes(stageOf(model, job, person) ?? 'withdrawn')

/** The interview, where this member's hospital may do something with it. */
function own(model: Model, who: MemberName, of: JobName, by: PersonName) {
	const hospital = hospitalOfMember[who]
	const found = latest(model, of, by)
	const isOwn = hospital === hospitalOfJob[of] && isVerified(model, who) && !isBlocked(model, hospital, by)
	return isOwn && found && isOpen(found) ? found : null
}

function moveUp(model: Model, of: JobName, by: PersonName, to: 'shortlisted' | 'interview') {
	const application = model.applications.get(`${of}/${by}`)
	if (!application || ladder.indexOf(to) <= ladder.indexOf(application.stage)) return
	application.stage = to
	application.mutualFor ??= 0
}

const propose = fc.tuple(anyMember, anyJob, anyPerson, anyTime).map(([who, of, by, time]) =>
	step({
		what: `${who} proposes an interview about ${of} to ${by}, ${time.daysAhead} d ahead at 10:${time.minute}`,
		async act(world) {
			const { id } = await findApplication(world, of, by)
			return press(world, who, `/hospital/applications/${id}/interviews/new`, formFor(world, who, time))
		},
		follow(model) {
			const before = latest(model, of, by)
			if (!decidable(model, who, of, by) || (before && isOpen(before))) return
			const startsIn = secondsTo(time)
			if (isBusy(model, { interviewer: who, person: by }, startsIn)) return
			const fresh = { status: 'proposed', awaits: 'specialist', round: 1 } as const
			model.interviews.push({ job: of, person: by, interviewer: who, startsIn, ...fresh })
			moveUp(model, of, by, 'shortlisted')
		},
	}),
)

const proposeAgain = fc.tuple(anyMember, anyJob, anyPerson, anyTime).map(([who, of, by, time]) =>
	step({
		what: `${who} proposes another time about ${of} to ${by}, ${time.daysAhead} d ahead at 10:${time.minute}`,
		async act(world) {
			const { id, version } = await findInterview(world, of, by)
			return press(world, who, `/interviews/${id}/proposal`, { ...formFor(world, who, time), version: String(version) })
		},
		follow(model) {
			const found = own(model, who, of, by)
			if (!found || hasEnded(model, found) || found.round >= maxRounds) return
			if (found.status === 'scheduled' && found.startsIn <= 0) return
			const startsIn = secondsTo(time)
			if (isBusy(model, { interviewer: who, person: by }, startsIn, found)) return
			Object.assign(found, {
				status: 'proposed',
				awaits: 'specialist',
				round: found.round + 1,
				startsIn,
				interviewer: who,
			})
		},
	}),
)

const pick = fc.tuple(anyPerson, anyJob).map(([by, of]) =>
	step({
		what: `${by} picks the time about ${of}`,
		async act(world) {
			const { id, slot } = await findInterview(world, of, by)
			return press(world, by, `/interviews/${id}/choice`, { slot: slot ?? randomUUID() })
		},
		follow(model) {
			const found = latest(model, of, by)
			if (!found || found.status !== 'proposed' || found.awaits !== 'specialist' || hasEnded(model, found)) return
			if (!canMeet(model, of, by) || found.startsIn <= 0 || isBusy(model, found, found.startsIn, found)) return
			found.status = 'scheduled'
			moveUp(model, of, by, 'interview')
		},
	}),
)

/** Nothing is agreed with a hospital that is suspended, or that one has blocked. */
const canMeet = (model: Model, of: JobName, by: PersonName) =>
	model.verified[hospitalOfJob[of]] && !isBlocked(model, hospitalOfJob[of], by)

const askForOthers = fc.tuple(anyPerson, anyJob).map(([by, of]) =>
	step({
		what: `${by} asks for other times about ${of}`,
		async act(world) {
			const { id, version } = await findInterview(world, of, by)
			return press(world, by, `/interviews/${id}/other-times`, {
				reason: 'A long list that day',
				version: String(version),
			})
		},
		follow(model) {
			const found = latest(model, of, by)
			if (!found || hasEnded(model, found) || found.round >= maxRounds || !canMeet(model, of, by)) return
			const waits = found.status === 'proposed' && found.awaits === 'specialist'
			const isAhead = found.status === 'scheduled' && found.startsIn > 0
			if (waits || isAhead) Object.assign(found, { status: 'proposed', awaits: 'hospital' })
		},
	}),
)

const cancel = fc.tuple(fc.oneof(anyMember, anyPerson), anyJob, anyPerson).map(([who, of, by]) => {
	const person = who === 'asha' || who === 'ravi' ? who : by
	return step({
		what: `${who} cancels the interview about ${of}${who === person ? '' : ` with ${by}`}`,
		async act(world) {
			const { id, version } = await findInterview(world, of, person)
			return press(world, who, `/interviews/${id}/cancellation`, {
				reason: 'Something came up',
				version: String(version),
			})
		},
		follow(model) {
			const found = who === 'asha' || who === 'ravi' ? latest(model, of, who) : own(model, who, of, by)
			if (!found || !isOpen(found)) return
			if (who === person && found.status === 'scheduled' && found.startsIn <= 0) return
			found.status = 'cancelled'
		},
	})
})

const mark = fc
	.tuple(anyMember, anyJob, anyPerson, fc.constantFrom('completion', 'no-show'))
	.map(([who, of, by, how]) =>
		step({
			what: `${who} marks the interview about ${of} with ${by}: ${how}`,
			async act(world) {
				const { id, version } = await findInterview(world, of, by)
				return press(world, who, `/interviews/${id}/${how}`, { version: String(version) })
			},
			follow(model) {
				const found = own(model, who, of, by)
				if (found?.status !== 'scheduled' || found.startsIn > (how === 'no-show' ? -30 * 60 : 0)) return
				found.status = how === 'no-show' ? 'no-show' : 'completed'
			},
		}),
	)

export const interviewSteps = [propose, propose, proposeAgain, pick, askForOthers, cancel, mark]
