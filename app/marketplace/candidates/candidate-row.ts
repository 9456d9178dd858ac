import { awayKm } from '#app/catalog/places/distance.ts'
import { daysBetween, istToday } from '#app/platform/text/dates.ts'
import { isKnown, mayMessage, mayReadResumeFile, mayReadResumePreview } from '#app/relations/rules.ts'
import { candidateStatus } from './candidate-status.ts'
import type { Candidate } from './candidates.server.ts'
import { type Asked, askedFirst, nothingAsked } from './asked.ts'
import { nameWithheld } from '../labels.ts'

const skillsShown = 4

export type CandidateRow = ReturnType<typeof candidateRow>

type RowOptions = {
	now: Date
	/** The way from the place that the search names. The place of a person is their city. */
	km?: number | undefined
	isSavedCandidate: boolean
	/** What the search asks for comes first, so that a row shows why it is there. */
	asked?: Asked | undefined
	/** When the person last used the product. */
	lastSeenAt?: Date | undefined
}

/** One line of a list, ready to print. */
export function candidateRow(
	candidate: Candidate,
	{ now, km, isSavedCandidate, lastSeenAt, asked = nothingAsked }: RowOptions,
) {
	const { profile } = candidate
	const named = <Key extends 'title' | 'name'>(list: readonly Record<Key, string>[], key: Key) =>
		list.map((each) => each[key])
	const degrees = askedFirst(named(profile.degrees, 'title'), asked.degrees).join(', ')
	const skills = askedFirst(named(profile.skills, 'name'), asked.skills, asked.words).slice(0, skillsShown)
	const languages = askedFirst(profile.languages, asked.languages).join(', ')
	return {
		id: profile.id,
		name: profile.name ?? nameWithheld,
		/** Null where the cap has no letters. */
		initialsOf: profile.name,
		photo: profile.photo,
		speciality: profile.speciality,
		city: profile.city,
		isVerified: profile.verified,
		checks: profile.checks,
		rating: profile.rating,
		degrees,
		skills,
		languages,
		background: [degrees, skills.join(', '), languages].filter(Boolean).join(' · '),
		years: profile.years ?? '',
		yearsShort: (profile.years ?? '').replace(/ years?$/, ' y'),
		shifts: askedFirst(profile.shifts, asked.shifts).join(', '),
		active: activeWithin(lastSeenAt, now),
		pay: profile.pay[0] ?? '',
		payShort: inShort(profile.pay[0] ?? ''),
		distance: km === undefined ? '' : awayKm(km, true),
		status: candidateStatus(candidate, now),
		isSavedCandidate,
		actions: actionsFor(candidate, now),
	}
}

/** Never finer than a day: it says that a request will be read, not when someone is awake. */
function activeWithin(lastSeenAt: Date | undefined, now: Date): string {
	if (!lastSeenAt) return ''
	const days = daysBetween(istToday(lastSeenAt), istToday(now))
	if (days <= 0) return 'Today'
	if (days <= 7) return 'This week'
	return days <= 30 ? 'This month' : ''
}

/** '₹3.2 L/mo' for '₹3.2 lakh a month': a column of many has no room for words. */
const inShort = (pay: string) =>
	pay
		.replace(' lakh', ' L')
		.replace(' crore', ' Cr')
		.replace(' a month', '/mo')
		.replace(' a shift', '/shift')
		.replace(' an hour', '/h')
		.replace(' per case', '/case')

export type CandidateActions = ReturnType<typeof actionsFor>

/** The hospital's next actions for a candidate. The pages behind the buttons check them again. */
function actionsFor({ relation, application, contact, hasResume }: Candidate, now: Date) {
	return {
		/** Nothing is under way between the two, so a request can be sent. */
		contact: !isKnown(relation) && contact?.status !== 'sent' && !isCoolingOff(contact, now),
		/** The request that waits for an answer. */
		requestId: contact?.status === 'sent' ? contact.id : null,
		message: mayMessage(relation),
		consider: relation.contactAccepted && !relation.applied && !relation.shortlisted,
		applicationId: application?.id ?? null,
		resumeFile: hasResume,
		/** Until then, where the preview of what came with an application is. */
		resumePreview:
			application?.resumeId && mayReadResumePreview(relation) && !mayReadResumeFile(relation)
				? `/hospital/applications/${application.id}#resume`
				: null,
	}
}

/** After a decline or a withdrawn acceptance, no new request is possible for a while. */
const isCoolingOff = (contact: Candidate['contact'], now: Date) =>
	contact?.cooldownEndsAt != null && contact.cooldownEndsAt > now
