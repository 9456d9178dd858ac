import { z } from 'zod'
import { formatSwitchboard, normaliseSwitchboard } from '#app/hospitals/phone.server.ts'
import { invalidPhone } from '#app/identity/phone.server.ts'
import { refuseDemands, refuseDemandsToHospital } from '#app/moderation/advice.ts'
import { t } from '#app/platform/language/words.ts'
import { isCalendarDate } from '#app/platform/text/dates.ts'
import { optionalText, plainText, textMessages } from '#app/platform/text/text.server.ts'
import { requiredField, timeField } from '#app/platform/text/typed-fields.server.ts'
import { lengthsInMinutes, longestNote, longestPlace, longestReason, maxInterviewers } from './limits.ts'
import type { Proposal } from './proposing/proposals.server.ts'
import type { Meeting } from './transitions.server.ts'
import { type Slot, slotAt } from './proposing/slots.ts'
import { interviewModes } from './status.ts'

/** Which state of the interview the page showed: a move decided on an older one is refused. */
const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

const date = z.string().max(10).refine(isCalendarDate, 'Enter a date that exists').optional()
const time = requiredField(timeField('Enter a time, for example 10:30')).optional()

const meeting = {
	mode: z.enum(interviewModes, { error: 'Choose an interview format' }),
	address: optionalText({ max: longestPlace }).superRefine(refuseDemands),
	phone: z.string().max(100).optional(),
	link: optionalText({ max: longestPlace }).superRefine(refuseDemands),
	interviewer: z
		.array(z.uuid('Choose an interviewer'))
		.min(1, 'Choose at least one interviewer')
		.max(maxInterviewers, `Choose at most ${maxInterviewers} interviewers`),
	note: optionalText({ max: longestNote, multiline: true }).superRefine(refuseDemands),
}

const fields = {
	...meeting,
	minutes: z
		.string()
		.refine((text) => lengthsInMinutes.some((minutes) => String(minutes) === text), 'Choose a duration')
		.transform(Number),
	date1: date,
	time1: time,
	date2: date,
	time2: time,
	date3: date,
	time3: time,
	/** Selected: times outside the hours that the applicant entered are meant. */
	outside: z.enum(['on']).optional(),
}

type MeetingFields = z.output<z.ZodObject<typeof meeting>>
type Fields = z.output<z.ZodObject<typeof fields>>
type Refuse<Form> = (field: keyof Form, message: string) => void

const slotNumbers = [1, 2, 3] as const
type SlotNumber = (typeof slotNumbers)[number]

/** Each proposed time keeps the number of its fields, so a refusal can appear beside them. */
export type NumberedSlot = Slot & { number: SlotNumber }

/** The times that were filled in. */
export const slotsOf = (form: Fields): NumberedSlot[] =>
	slotNumbers.flatMap((number) => {
		const [day, clock] = [form[`date${number}`], form[`time${number}`]]
		return day && clock ? [{ number, ...slotAt(day, clock, form.minutes) }] : []
	})

/** How the two meet, with the one place that its mode asks for. */
export const meetingOf = (form: MeetingFields): Meeting => ({
	mode: form.mode,
	place: placeOf(form) ?? '',
	note: form.note,
	interviewerAccountIds: [...new Set(form.interviewer)],
})

/** What the form proposes. */
export const proposalOf = (form: Fields): Proposal => ({
	...meetingOf(form),
	minutes: form.minutes,
	slots: slotsOf(form).map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
	mayBeOutside: form.outside === 'on',
})

function checkPlace(form: MeetingFields, refuse: Refuse<MeetingFields>) {
	const place = isMode(form.mode) ? placeFields[form.mode] : null
	if (place === null) return
	const typed = form[place]
	if (!typed) refuse(place, textMessages.required)
	else if (placeOf(form) === null)
		refuse(place, form.mode === 'phone' ? invalidPhone() : 'Enter a link that begins with https://')
}

function checkFields(form: Fields, refuse: Refuse<Fields>) {
	checkPlace(form, refuse)
	for (const number of slotNumbers) {
		const [day, clock] = [form[`date${number}`], form[`time${number}`]]
		if (day && !clock) refuse(`time${number}`, 'Add the time')
		if (clock && !day) refuse(`date${number}`, 'Add the date')
	}
	if (slotNumbers.every((number) => !form[`date${number}`] && !form[`time${number}`]))
		refuse('date1', 'Propose at least one time')
}

/** The rules of the whole are read also while single fields are wrong, which the type does not know. */
const isMode = (mode: unknown): mode is MeetingFields['mode'] => interviewModes.some((each) => each === mode)

const placeFields = { 'in-person': 'address', phone: 'phone', video: 'link' } as const

/** Where to meet, in the one way in which it is kept; null when it is not such a place. */
function placeOf({ mode, address, phone, link }: MeetingFields): string | null {
	if (mode === 'in-person') return address
	if (mode === 'phone') return phone ? formattedNumber(phone) : null
	return link === null ? null : secureLink(link)
}

function formattedNumber(typed: string): string | null {
	const number = normaliseSwitchboard(typed)
	return number && formatSwitchboard(number)
}

/** A video room of the hospital's own. Encrypted only, and without a name or password in the address. */
function secureLink(text: string): string | null {
	const url = URL.canParse(text) ? new URL(text) : null
	const isSafe = url?.protocol === 'https:' && /^[^.].*\.[a-z\d-]{2,}$/i.test(url.hostname)
	return isSafe && !url.username && !url.password ? url.href : null
}

const checked = (form: Fields, context: z.RefinementCtx) =>
	checkFields(form, (field, message) => context.addIssue({ code: 'custom', path: [field], message }))
// Said together with what is wrong with single fields, not after it.
const always = { when: () => true }

export const ProposalInput = z.object(fields).superRefine(checked, always)
export const OtherProposalInput = z.object({ ...fields, version }).superRefine(checked, always)
export const MeetingInput = z
	.object({ ...meeting, version })
	.superRefine(
		(form, context) =>
			checkPlace(form, (field, message) => context.addIssue({ code: 'custom', path: [field], message })),
		always,
	)

export const ChoiceInput = z.object({ slot: z.uuid({ error: () => t`Choose a time` }) })
const reason = plainText({ max: longestReason, multiline: true })
export const ReasonInput = z.object({ reason: reason.superRefine(refuseDemandsToHospital), version })
/** A specialist reads it as it is written. */
export const HospitalReasonInput = z.object({ reason: reason.superRefine(refuseDemands), version })
export const VersionInput = z.object({ version })
