import { defineMessage } from '#app/notifications/message.ts'
import { formatTime } from '#app/platform/dates.ts'
import type { CoverUnit } from './kinds.ts'
import { formatCoverPay, formatHours } from './labels.ts'

type Cover = {
	id: string
	hospitalName: string
	work: string
	city: string
	startsAt: Date
	endsAt: Date
	payPaise: bigint
	payUnit: CoverUnit
}
type WithReason = Cover & { reason: string }
type WithPerson = Cover & { specialistName: string }

const example: Cover = {
	id: '1',
	hospitalName: 'Lakeside Heart Institute',
	work: 'LSCS',
	city: 'Pune',
	startsAt: new Date('2026-12-01T15:30:00Z'),
	endsAt: new Date('2026-12-01T17:30:00Z'),
	payPaise: 600_000n,
	payUnit: 'case',
}

const mine = (id: string) => `/cover/${id}`
const ours = (id: string) => `/hospital/cover/${id}`
const summary = (cover: Cover) => `${cover.work}, ${formatHours(cover)}, ${formatCoverPay(cover)}`

export const coverAsked = defineMessage({
	to: 'specialist',
	event: 'cover-asked',
	examples: [
		{ ...example, isAgain: false },
		{ ...example, isAgain: true },
	],
	write: ({ isAgain, ...cover }: Cover & { isAgain: boolean }) => ({
		title: `${cover.hospitalName} needs cover${isAgain ? ' again' : ''}: ${cover.work}`,
		app: [
			isAgain ? 'The specialist who had accepted cannot come.' : '',
			`${formatHours(cover)}, ${formatCoverPay(cover)}`,
		]
			.filter(Boolean)
			.join(' '),
		href: mine(cover.id),
		email: [
			...(isAgain ? ['The specialist who had accepted cannot come, so this request is open again.'] : []),
			`${cover.hospitalName}, ${cover.city}, needs cover: ${summary(cover)}.`,
			'The first to accept gets it. If it is not for you, you need not answer.',
		],
		button: 'View request',
		sms: {
			template: 'cover-asked',
			params: {
				hospital: cover.hospitalName,
				work: cover.work,
				time: formatHours(cover),
				pay: formatCoverPay(cover),
			},
		},
	}),
})

/** Those who were asked are told at once why they need not answer, in the app and without a sound. */
export const coverTaken = defineMessage({
	to: 'specialist',
	examples: [
		{ ...example, isCancelled: false },
		{ ...example, isCancelled: true },
	],
	write: ({ isCancelled, ...cover }: Cover & { isCancelled: boolean }) => ({
		title: `${isCancelled ? 'No longer needed' : 'Covered by someone else'}: ${cover.work}`,
		app: `${cover.hospitalName}, ${formatHours(cover)}`,
		href: mine(cover.id),
	}),
})

export const coverAccepted = defineMessage({
	to: 'member',
	event: 'cover-answered',
	examples: [{ ...example, specialistName: 'Dr Asha Menon' }],
	write: ({ specialistName, ...cover }: WithPerson) => ({
		title: `${specialistName} covers ${cover.work}`,
		app: formatHours(cover),
		href: ours(cover.id),
		email: [`${specialistName} has accepted: ${summary(cover)}.`, 'You now see their phone number and registration.'],
		button: 'View cover',
	}),
})

export const coverGivenBack = defineMessage({
	to: 'member',
	event: 'cover-answered',
	examples: [{ ...example, specialistName: 'Dr Asha Menon', reason: 'My flight is late.' }],
	write: ({ specialistName, reason, ...cover }: WithPerson & WithReason) => ({
		title: `${specialistName} can no longer cover ${cover.work}`,
		app: `${formatHours(cover)}. We are asking others.`,
		href: ours(cover.id),
		email: [
			`${specialistName} has cancelled: ${summary(cover)}.`,
			`Reason: ${reason}`,
			'We are already asking other specialists.',
		],
		button: 'View cover',
	}),
})

export const coverUnfilled = defineMessage({
	to: 'member',
	event: 'cover-answered',
	examples: [example],
	write: (cover: Cover) => ({
		title: `Not accepted yet: ${cover.work}`,
		app: `${formatHours(cover)}. All available specialists have been asked.`,
		href: ours(cover.id),
		email: [
			`All available specialists have been asked and none has accepted yet: ${summary(cover)}.`,
			'Higher pay or another time reaches more specialists. We also ask those who become available before the start.',
		],
		button: 'View request',
	}),
})

export const coverEnded = defineMessage({
	to: 'member',
	event: 'cover-answered',
	examples: [example],
	write: (cover: Cover) => ({
		title: `Not covered: ${cover.work}`,
		app: formatHours(cover),
		href: ours(cover.id),
		email: [`The start has passed and no one accepted: ${summary(cover)}.`],
		button: 'View request',
	}),
})

export const coverCancelled = defineMessage({
	to: 'specialist',
	event: 'cover-changed',
	examples: [{ ...example, reason: 'The patient was moved to another hospital.' }],
	write: ({ reason, ...cover }: WithReason) => ({
		title: `${cover.hospitalName} cancelled: ${cover.work}`,
		app: `${formatHours(cover)}. Reason: ${reason}`,
		href: mine(cover.id),
		email: [`${cover.hospitalName} no longer needs cover: ${summary(cover)}.`, `Reason: ${reason}`],
		button: 'View request',
		sms: {
			template: 'cover-cancelled',
			params: { hospital: cover.hospitalName, work: cover.work, time: formatHours(cover) },
		},
	}),
})

export const coverFinished = defineMessage({
	to: 'member',
	event: 'cover-answered',
	examples: [{ ...example, specialistName: 'Dr Asha Menon', from: example.startsAt, to: example.endsAt }],
	write: ({ specialistName, from, to, ...cover }: WithPerson & { from: Date; to: Date }) => ({
		title: `${specialistName} entered the hours for ${cover.work}`,
		app: `${formatTime(from)} to ${formatTime(to)}. Confirm them.`,
		href: ours(cover.id),
		email: [
			`${specialistName} entered ${formatHours({ startsAt: from, endsAt: to })}. Confirm them if they are right.`,
		],
		button: 'Confirm hours',
	}),
})

export const coverConfirmed = defineMessage({
	to: 'specialist',
	event: 'cover-changed',
	examples: [example],
	write: (cover: Cover) => ({
		title: `${cover.hospitalName} confirmed your hours`,
		app: `${cover.work}, ${formatHours(cover)}`,
		href: mine(cover.id),
		email: [
			`${cover.hospitalName} confirmed your hours: ${summary(cover)}.`,
			'Mark it as paid when the money has arrived.',
		],
		button: 'View cover',
	}),
})
