import { defineMessage } from '#app/notifications/message.ts'
import type { SmsTexts } from '#app/notifications/sms-templates.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { afterDays, contestDays } from './settlement/after-clock.ts'
import { type CoverWhy, noAnswer, noHours, readReason } from './settlement/stored-reasons.ts'
import type { CoverUnit } from './asking/kinds.ts'
import type { Hours } from '#app/platform/text/worked-hours.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { callDueAt } from './asking/first-clock.ts'
import { hospitalInTown, formatCoverPay, formatHours, formatShortHours, formatWorked } from './labels.ts'
import { coverPayloads } from './answering/payloads.ts'
import { noOtherAtNightLine, noOtherLine } from './asking/waves.ts'

type Cover = {
	id: string
	/** Its name alone; `hospitalName` is with the site, where it has several. */
	hospital: string
	hospitalName: string
	hospitalInSms: string
	work: string
	city: string
	startsAt: Date
	endsAt: Date
	payPaise: bigint
	payUnit: CoverUnit
}
/** Of a message for the member who asked: nothing that can wait wakes them. */
type ForMember = { canWait: boolean }
type WithReason = Cover & { reason: CoverWhy }
type WithPerson = Cover & { specialistName: string }

const example: Cover = {
	id: '1',
	hospital: 'Lakeside Heart Institute',
	hospitalName: 'Lakeside Heart Institute',
	hospitalInSms: 'Lakeside Heart Institute',
	work: 'LSCS',
	city: 'Pune',
	startsAt: new Date('2026-12-01T15:30:00Z'),
	endsAt: new Date('2026-12-01T17:30:00Z'),
	payPaise: 600_000n,
	payUnit: 'case',
}

type PersonTemplate = 'cover-accepted' | 'cover-on-the-way' | 'cover-given-back'
const personSms = (template: PersonTemplate, cover: Cover & ForMember, specialist: string): SmsTexts => ({
	template,
	params: { specialist, work: cover.work, time: formatShortHours(cover) },
	canWait: cover.canWait,
})
/** The same by WhatsApp, for a member who has turned it on for their number. */
const personWhatsApp = <Template extends 'cover_accepted' | 'cover_on_the_way' | 'cover_given_back'>(
	template: Template,
	cover: Cover,
	specialist: string,
) => ({ template, params: { specialist, work: cover.work, time: formatShortHours(cover) }, payloads: {} })
const workSms = (template: 'cover-not-accepted' | 'cover-unfilled', cover: Cover & ForMember): SmsTexts => ({
	template,
	params: { work: cover.work, time: formatShortHours(cover) },
	canWait: cover.canWait,
})
const workWhatsApp = <Template extends 'cover_not_accepted' | 'cover_unfilled'>(template: Template, cover: Cover) => ({
	template,
	params: { work: cover.work, time: formatShortHours(cover) },
	payloads: {},
})

const mine = (id: string) => `/cover/${id}`
const ours = (id: string) => `/hospital/cover/${id}`
const summary = (cover: Cover) => `${cover.work}, ${formatHours(cover)}, ${formatCoverPay(cover)}`

export const coverAsked = defineMessage({
	name: 'cover.cover-asked',
	to: 'specialist',
	event: 'cover-asked',
	examples: [
		{ ...example, isAgain: false, link: '/c/TOKEN' },
		{ ...example, isAgain: true, link: '/c/TOKEN' },
	],
	/** `link`: opens the request for this reader without logging in. */
	write: ({ isAgain, link, ...cover }: Cover & { isAgain: boolean; link: string }) => ({
		title: isAgain
			? t`${{ hospital: cover.hospitalName }} needs cover again: ${{ work: cover.work }}`
			: t`${{ hospital: cover.hospitalName }} needs cover: ${{ work: cover.work }}`,
		app: [
			isAgain ? t`The specialist who had accepted cannot come.` : '',
			`${formatHours(cover)}, ${formatCoverPay(cover)}`,
		]
			.filter(Boolean)
			.join(' '),
		href: mine(cover.id),
		outsideHref: link,
		email: [
			...(isAgain ? [t`The specialist who had accepted cannot come, so this request is open again.`] : []),
			t`${{ hospital: hospitalInTown(cover) }}, needs cover: ${{ request: summary(cover) }}.`,
			t`The first to accept gets it. If it is not for you, you need not answer.`,
		],
		button: t`View request`,
		sms: {
			template: 'cover-asked',
			params: {
				hospital: cover.hospitalInSms,
				work: cover.work,
				time: formatShortHours(cover),
				pay: formatCoverPay(cover),
			},
		},
		whatsapp: {
			template: 'cover_asked',
			params: {
				hospital: cover.hospitalInSms,
				work: cover.work,
				time: formatShortHours(cover),
				pay: formatCoverPay(cover),
			},
			payloads: coverPayloads(link),
		},
	}),
})

export const coverRaised = defineMessage({
	name: 'cover.cover-raised',
	to: 'specialist',
	event: 'cover-asked',
	examples: [example],
	write: (cover: Cover) => ({
		title: t`${{ hospital: cover.hospitalName }} has raised the pay for ${{ work: cover.work }}`,
		app: t`${{ hours: formatHours(cover) }}, now ${{ pay: formatCoverPay(cover) }}`,
		href: mine(cover.id),
		email: [
			t`${{ hospital: cover.hospitalName }} has raised the pay: ${{ request: summary(cover) }}.`,
			t`The first to accept gets it. If it is not for you, you need not answer.`,
		],
		button: t`View request`,
	}),
})

/** Those who were asked are told at once why they need not answer, in the app and without a sound. */
export const coverTaken = defineMessage({
	name: 'cover.cover-taken',
	to: 'specialist',
	examples: [
		{ ...example, isCancelled: false },
		{ ...example, isCancelled: true },
	],
	write: ({ isCancelled, ...cover }: Cover & { isCancelled: boolean }) => ({
		title: isCancelled
			? t`No longer needed: ${{ work: cover.work }}`
			: t`Covered by someone else: ${{ work: cover.work }}`,
		app: `${cover.hospitalName}, ${formatHours(cover)}`,
		href: mine(cover.id),
	}),
})

export const coverAccepted = defineMessage({
	name: 'cover.cover-accepted',
	to: 'member',
	event: 'cover-answered',
	examples: [{ ...example, specialistName: 'Dr Asha Menon', canWait: false }],
	write: ({ specialistName, ...cover }: WithPerson & ForMember) => ({
		title: `${specialistName} will cover ${cover.work}`,
		app: formatHours(cover),
		href: ours(cover.id),
		email: [`${specialistName} has accepted: ${summary(cover)}.`, 'You now see their phone number and registration.'],
		button: 'View cover',
		sms: personSms('cover-accepted', cover, specialistName),
		whatsapp: personWhatsApp('cover_accepted', cover, specialistName),
	}),
})

/** On the day: in the app, in the browser and by SMS, as an email would be read too late. */
export const coverOnTheWay = defineMessage({
	name: 'cover.cover-on-the-way',
	to: 'member',
	event: 'cover-answered',
	examples: [{ ...example, specialistName: 'Dr Asha Menon', canWait: false }],
	write: ({ specialistName, ...cover }: WithPerson & ForMember) => ({
		title: `${specialistName} is on the way: ${cover.work}`,
		app: formatHours(cover),
		href: ours(cover.id),
		push: true,
		sms: personSms('cover-on-the-way', cover, specialistName),
		whatsapp: personWhatsApp('cover_on_the_way', cover, specialistName),
	}),
})

/** So that the number and the address are in the messages of the person, also where the phone has no network later. */
export const coverYours = defineMessage({
	name: 'cover.cover-yours',
	to: 'specialist',
	event: 'cover-changed',
	examples: [
		{
			...example,
			location: '12 Lake Road, Shivajinagar, Pune 411005',
			phone: '+91 20 6912 0150',
			asker: { name: 'Meera Joshi', phone: '+91 98220 12345' },
		},
		{ ...example, location: '12 Lake Road, Shivajinagar, Pune 411005', phone: '+91 20 6912 0150', asker: null },
	],
	/** `asker`: the member to call. `phone`: the switchboard. */
	write: ({
		location,
		phone,
		asker,
		...cover
	}: Cover & { location: string; phone: string | null; asker: { name: string; phone: string } | null }) => ({
		title: t`You are covering ${{ work: cover.work }} at ${{ hospital: cover.hospitalName }}`,
		app: [formatHours(cover), saidName(location), asker && `${asker.name} ${asker.phone}`, phone]
			.filter(Boolean)
			.join(', '),
		href: mine(cover.id),
		email: [
			t`You have accepted: ${{ request: summary(cover) }}.`,
			cover.hospitalName === cover.hospital
				? `${cover.hospital}, ${saidName(location)}.`
				: `${cover.hospitalName}: ${saidName(location)}.`,
			...(asker ? [t`${{ name: asker.name }}, who sent the request: ${{ phone: asker.phone }}.`] : []),
			...(phone ? [t`Phone: ${{ phone }}.`] : []),
		],
		button: t`View cover`,
	}),
})

/** Its site has moved: the address in earlier messages is no longer right. */
const updateSms = (cover: Cover): SmsTexts => ({
	template: 'cover-update',
	params: { hospital: cover.hospitalInSms, work: cover.work, time: formatShortHours(cover) },
})

export const coverMoved = defineMessage({
	name: 'cover.cover-moved',
	to: 'specialist',
	event: 'cover-changed',
	examples: [{ ...example, location: '9 Station Road, Pune 411001' }],
	write: ({ location, ...cover }: Cover & { location: string }) => ({
		title: t`New address: ${{ work: cover.work }} at ${{ hospital: cover.hospitalName }}`,
		app: t`${{ hours: formatHours(cover) }}, at ${{ address: saidName(location) }}`,
		href: mine(cover.id),
		email: [
			t`${{ hospital: cover.hospitalName }} has changed the address of the site where you are covering ${{ request: summary(cover) }}.`,
			t`It is now ${{ address: saidName(location) }}.`,
			t`If you can no longer come, cancel on the page of your cover so that we can ask others.`,
		],
		button: t`View cover`,
		smsInstead: updateSms(cover),
	}),
})

export const coverGivenBack = defineMessage({
	name: 'cover.cover-given-back',
	to: 'member',
	event: 'cover-answered',
	examples: [{ ...example, specialistName: 'Dr Asha Menon', reason: 'My flight is late.', canWait: false }],
	write: ({ specialistName, reason, ...cover }: WithPerson & WithReason & ForMember) => ({
		title: `${specialistName} can no longer cover ${cover.work}`,
		app: `${formatHours(cover)}. We are asking others.`,
		href: ours(cover.id),
		email: [
			`${specialistName} has cancelled: ${summary(cover)}.`,
			`Reason: ${readReason(reason)}`,
			'We are already asking other specialists.',
		],
		button: 'View cover',
		sms: personSms('cover-given-back', cover, specialistName),
		whatsapp: personWhatsApp('cover_given_back', cover, specialistName),
	}),
})

/** For someone who has blocked the hospital after accepting. */
export const coverReleased = defineMessage({
	name: 'cover.cover-released',
	to: 'specialist',
	event: 'cover-changed',
	examples: [example],
	write: (cover: Cover) => ({
		title: t`You are no longer covering ${{ work: cover.work }} at ${{ hospital: cover.hospitalName }}`,
		app: t`${{ hours: formatHours(cover) }}. You have blocked this hospital, so we are asking other specialists.`,
		href: '/cover',
		email: [
			t`You have blocked ${{ hospital: cover.hospitalName }}, so you are no longer covering ${{ request: summary(cover) }}.`,
			t`We are asking other specialists. It counts as a cancellation in your record.`,
		],
		button: t`View cover`,
	}),
})

/** Why no one else is asked now, and what becomes of those whom the night keeps from it. */
const askedNow = {
	none: { why: noOtherLine, next: '' },
	'in-the-morning': { why: noOtherAtNightLine, next: ' The others are asked at 7:00 am.' },
	'too-late': { why: noOtherAtNightLine, next: '' },
}

export const coverUnfilled = defineMessage({
	name: 'cover.cover-unfilled',
	to: 'member',
	event: 'cover-answered',
	examples: [
		{ ...example, canWait: false, rest: 'none' },
		{ ...example, canWait: true, rest: 'in-the-morning' },
		{ ...example, canWait: false, rest: 'too-late' },
	],
	write: ({ rest, ...cover }: Cover & ForMember & { rest: keyof typeof askedNow }) => {
		const { why, next } = askedNow[rest]
		return {
			title: `Not accepted yet: ${cover.work}`,
			app: `${formatHours(cover)}. ${why}.${next}`,
			href: ours(cover.id),
			email: [
				`No one has accepted yet: ${summary(cover)}. ${why}.${next}`,
				'Open the request to see what would help. You can raise the pay there. We also ask those who become available before the start.',
			],
			button: 'View request',
			sms: workSms('cover-not-accepted', cover),
			whatsapp: workWhatsApp('cover_not_accepted', cover),
		}
	},
})

export const coverEnded = defineMessage({
	name: 'cover.cover-ended',
	to: 'member',
	event: 'cover-answered',
	examples: [{ ...example, canWait: false }],
	write: (cover: Cover & ForMember) => ({
		title: `No one covered ${cover.work}`,
		app: formatHours(cover),
		href: ours(cover.id),
		email: [`The start has passed and no one accepted: ${summary(cover)}.`],
		button: 'View request',
		sms: workSms('cover-unfilled', cover),
		whatsapp: workWhatsApp('cover_unfilled', cover),
	}),
})

export const coverCancelled = defineMessage({
	name: 'cover.cover-cancelled',
	to: 'specialist',
	event: 'cover-changed',
	examples: [{ ...example, reason: 'The patient was moved to another hospital.' }],
	write: ({ reason, ...cover }: WithReason) => ({
		title: t`${{ hospital: cover.hospitalName }} cancelled: ${{ work: cover.work }}`,
		app: t`${{ hours: formatHours(cover) }}. Reason: ${{ reason: readReason(reason) }}`,
		href: mine(cover.id),
		email: [
			t`${{ hospital: cover.hospitalName }} no longer needs cover: ${{ request: summary(cover) }}.`,
			t`Reason: ${{ reason: readReason(reason) }}`,
		],
		button: t`View request`,
		sms: {
			template: 'cover-cancelled',
			params: { hospital: cover.hospitalInSms, work: cover.work, time: formatShortHours(cover) },
		},
	}),
})

/** What has happened to accepted cover since its start, and what each side can do now. */
export type AfterNews =
	| { what: 'hours' | 'other-hours'; from: Date; to: Date; reason?: string }
	| { what: 'missed' | 'contested' | 'disputed'; reason: string }
	| { what: 'confirmed' | 'enter-hours' | 'answer-hours' | 'pay' }
	| { what: 'came' | 'absent'; reason: string }
	| { what: 'settled' | 'lapsed'; reason: CoverWhy }
/** `due` and `worked`: of the hours entered last; null before there are any, and where they do not count. */
type After = WithPerson & AfterNews & { due: string | null; worked: Hours | null }

const entered = ({ from, to }: { from: Date; to: Date }) => formatWorked({ startsAt: from, endsAt: to })
const hoursIn = (cover: After) => (cover.worked ? formatWorked(cover.worked) : formatHours(cover))
const withDue = ({ due }: { due: string | null }) => (due === null ? [] : [t`Amount due: ${{ amount: due }}.`])
const because = ({ reason }: { reason?: string }) => (reason ? [t`Reason: ${{ reason }}`] : [])

/** Title, then the sentences of the email; the first is the line in the app. */
function newsForSpecialist(cover: After): [title: string, ...text: [string, ...string[]]] {
	const { hospitalName: hospital, work } = cover
	const hours = hoursIn(cover)
	const when = `${work}, ${hours}`
	switch (cover.what) {
		case 'hours':
			return [
				t`${{ hospital }} entered your hours`,
				`${work}: ${entered(cover)}.`,
				...because(cover),
				t`Confirm them if they are right, or enter yours. If you do not reply within ${{ days: afterDays.answer.end }} days, these hours stand.`,
			]
		case 'other-hours':
			return [
				t`${{ hospital }} entered other hours`,
				`${work}: ${entered(cover)}.`,
				...because(cover),
				t`Confirm them, or ask our team to decide. If you do not reply within ${{ days: afterDays.answer.end }} days, these hours stand.`,
			]
		case 'missed':
			return [
				t`${{ hospital }} reported that you did not come`,
				`${when}.`,
				...because(cover),
				t`If you came, tell us within ${{ days: contestDays }} days. Our team then decides. Until then it counts in your record.`,
			]
		case 'contested':
		case 'disputed':
			return [
				t`Our team decides about your hours`,
				t`${{ cover: when }}: ${{ hospital }} does not agree with your hours.`,
				...because(cover),
			]
		case 'confirmed':
			return [t`${{ hospital }} confirmed your hours`, `${when}.`, t`Mark it as paid when the money has arrived.`]
		case 'enter-hours':
			return [
				t`Enter your hours: ${{ work }}`,
				`${hospital}, ${hours}.`,
				t`The hospital may enter them for you. If neither side does in ${{ days: afterDays.hours.end }} days, this ends without hours.`,
			]
		case 'answer-hours':
			return [
				t`Confirm your hours: ${{ work }}`,
				`${hospital}, ${hours}.`,
				t`Without an answer the hours as entered count after ${{ days: afterDays.answer.end }} days.`,
			]
		case 'pay':
			return [
				t`Has it been paid? ${{ work }}`,
				`${hospital}, ${hours}.`,
				t`Mark it as paid when the money has arrived. Others see how soon this hospital pays.`,
			]
		case 'settled':
			return [t`Your hours count: ${{ work }}`, readReason(cover.reason), `${when}.`]
		case 'lapsed':
			return [t`Ended without hours: ${{ work }}`, readReason(cover.reason), `${when}.`]
		case 'came':
			return [t`Our team decided about your hours: ${{ work }}`, `${when}.`, ...because(cover)]
		case 'absent':
			return [t`Our team decided that you did not come: ${{ work }}`, `${when}.`, ...because(cover)]
	}
}

function newsForTeam(cover: After): [title: string, ...text: [string, ...string[]]] {
	const { specialistName: name, work } = cover
	const when = `${work}, ${hoursIn(cover)}`
	switch (cover.what) {
		case 'hours':
			return [
				`${name} entered the hours for ${work}`,
				`${entered(cover)}.`,
				...because(cover),
				`Confirm them if they are right, or enter yours. If you do not reply within ${afterDays.answer.end} days, these hours stand.`,
			]
		case 'other-hours':
			return [
				`${name} entered other hours for ${work}`,
				`${entered(cover)}.`,
				...because(cover),
				`Confirm them, or ask our team to decide. If you do not reply within ${afterDays.answer.end} days, these hours stand.`,
			]
		case 'missed':
		case 'contested':
			return [`${name} says that they came: ${work}`, `Our team decides about ${hoursIn(cover)}.`, ...because(cover)]
		case 'disputed':
			return [`Our team decides about the hours for ${work}`, `${name} does not agree with yours.`, ...because(cover)]
		case 'confirmed':
			return [`${name} confirmed the hours for ${work}`, `${hoursIn(cover)}.`]
		case 'enter-hours':
			return [
				`No hours yet: ${work}`,
				`${name}, ${hoursIn(cover)}.`,
				`You can enter them now. If neither side does in ${afterDays.hours.end} days, this ends without hours.`,
			]
		case 'answer-hours':
			return [
				`Confirm the hours for ${work}`,
				`${name}, ${hoursIn(cover)}.`,
				`Without an answer the hours as entered count after ${afterDays.answer.end} days.`,
			]
		case 'pay':
			return [
				`Not marked as paid yet: ${work}`,
				`${name}, ${hoursIn(cover)}.`,
				`Payment is due ${afterDays.pay.due} days after the work. Specialists whom you ask see how soon you pay.`,
			]
		case 'settled':
			return [`The hours count: ${work}`, readReason(cover.reason), `${name}, ${when}.`]
		case 'lapsed':
			return [`Ended without hours: ${work}`, readReason(cover.reason), `${name}, ${when}.`]
		case 'came':
			return [`Our team decided about the hours for ${work}`, `${name}, ${hoursIn(cover)}.`, ...because(cover)]
		case 'absent':
			return [`Our team decided that ${name} did not come`, `${when}.`, ...because(cover)]
	}
}

const afterExample = {
	...example,
	specialistName: 'Dr Asha Menon',
	due: '₹6,000',
	worked: { startsAt: example.startsAt, endsAt: example.endsAt },
}
const afterExamples: [After, ...After[]] = [
	{ ...afterExample, what: 'hours', from: example.startsAt, to: example.endsAt },
	{
		...afterExample,
		what: 'other-hours',
		from: example.startsAt,
		to: example.endsAt,
		reason: 'The list ended at 10 pm.',
	},
	...(['contested', 'disputed'] as const).map((what) => ({
		...{ ...afterExample, due: null, worked: null },
		...{ what, reason: 'I was there at 8 pm.' },
	})),
	...(['confirmed', 'answer-hours', 'pay'] as const).map((what) => ({ ...afterExample, what })),
	{ ...afterExample, what: 'enter-hours', due: null, worked: null },
	{ ...afterExample, what: 'settled', reason: noAnswer('hospital') },
	{ ...afterExample, what: 'lapsed', reason: noHours(), due: null, worked: null },
	{ ...afterExample, what: 'came', reason: 'The OT register has the times.' },
	{ ...afterExample, what: 'absent', reason: 'The OT register has the times.', due: null, worked: null },
]

export const coverAfterForSpecialist = defineMessage({
	name: 'cover.cover-after-for-specialist',
	to: 'specialist',
	event: 'cover-changed',
	examples: [
		...afterExamples,
		{ ...afterExample, what: 'missed', reason: 'No one came and no one answered the phone.', due: null, worked: null },
	],
	write: (cover: After) => {
		const [title, app, ...more] = newsForSpecialist(cover)
		return {
			...{ title, app, href: mine(cover.id), email: [app, ...withDue(cover), ...more], button: t`View cover` },
			smsInstead: updateSms(cover),
		}
	},
})

export const coverAfterForTeam = defineMessage({
	name: 'cover.cover-after-for-team',
	to: 'member',
	event: 'cover-answered',
	examples: afterExamples,
	write: (cover: After) => {
		const [title, app, ...more] = newsForTeam(cover)
		return { title, app, href: ours(cover.id), email: [app, ...withDue(cover), ...more], button: 'View cover' }
	},
})

/** To operators: a hospital that we have not verified waits for a call. */
export const coverToCall = defineMessage({
	name: 'cover.cover-to-call',
	to: 'operator',
	examples: [
		{
			...{ firstId: '1', hospitalName: example.hospital, work: example.work },
			...{ startsAt: example.startsAt, dueAt: callDueAt(new Date('2026-11-27T10:00:00+05:30')) },
		},
	],
	write: (first: { firstId: string; hospitalName: string; work: string; startsAt: Date; dueAt: Date }) => ({
		title: `Call ${first.hospitalName} about its first request for cover`,
		app: `${first.work}, starts ${formatDateTime(first.startsAt)}. Call by ${formatDateTime(first.dueAt)}.`,
		href: `/operator/cover/first/${first.firstId}`,
	}),
})

type FirstDecision = { work: string; hours: string; isReleased: boolean; reason: string }

/** What became of the first request of a hospital that is to be verified. */
export const coverFirstDecided = defineMessage({
	name: 'cover.cover-first-decided',
	to: 'member',
	event: 'cover-answered',
	examples: [
		{ work: 'LSCS', hours: 'Tue, 1 Dec 2026, 9:00 pm to 11:00 pm IST', isReleased: true, reason: '' },
		{
			work: 'LSCS',
			hours: 'Tue, 1 Dec 2026, 9:00 pm to 11:00 pm IST',
			isReleased: false,
			reason: 'The registration number is of another hospital.',
		},
	],
	write: ({ work, hours, isReleased, reason }: FirstDecision) => ({
		title: isReleased ? `We are asking specialists: ${work}` : `Your request was not released: ${work}`,
		app: isReleased ? hours : `${hours}. Reason: ${reason}`,
		href: '/hospital/cover/first',
		email: isReleased
			? [`We have confirmed your hospital by phone and are asking specialists: ${work}, ${hours}.`]
			: [`We did not release your first request for cover: ${work}, ${hours}.`, `Reason: ${reason}`],
		button: 'View request',
	}),
})
