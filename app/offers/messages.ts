import { moneyWarning } from '#app/applications/labels.ts'
import type { SmsTexts } from '#app/notifications/sms-templates.ts'
import { defineMessage } from '#app/notifications/message.ts'
import { t, words } from '#app/platform/language/words.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import type { OfferStatus } from './status.ts'
import { offeredPay, type Terms, formatTerms } from './labels.ts'

const offerPage = (offerId: string) => `/offers/${offerId}`
const hospitalPage = (applicationId: string) => `/hospital/applications/${applicationId}`

/** An offer with the names that its messages use. */
type Offer = Terms & {
	id: string
	applicationId: string
	jobTitle: string
	hospitalName: string
	hospitalInSms: string
	specialistName: string
	expiresAt: Date
	declineReason: string | null
	status: OfferStatus
}

const example: Offer = {
	id: '1',
	applicationId: '1',
	jobTitle: 'Consultant Anesthesiologist',
	hospitalName: 'Lakeside Heart Institute',
	hospitalInSms: 'Lakeside Heart Institute',
	specialistName: 'Dr Asha Menon',
	payPaise: 32_000_000n,
	payUnit: 'month',
	startsOn: '2027-01-01',
	expiresAt: new Date('2026-12-15T06:30:00Z'),
	declineReason: null,
	status: 'sent',
}

const offerSms = (offer: Offer): SmsTexts => ({
	template: 'offer-received',
	params: {
		hospital: offer.hospitalInSms,
		job: offer.jobTitle,
		pay: offeredPay(offer),
		date: formatDate(offer.expiresAt),
	},
})

/** Without the pay, and without a button that accepts: an offer binds, so it is accepted on its page alone. */
const offerOnWhatsApp = (offer: Offer) =>
	({
		template: 'offer_received',
		params: { hospital: offer.hospitalInSms, job: offer.jobTitle, date: formatDate(offer.expiresAt) },
		payloads: { details: `page.offer ${offer.id}` },
	}) as const

export const offerMade = defineMessage({
	name: 'offers.offer-made',
	to: 'specialist',
	event: 'offer-received',
	examples: [example],
	write: (offer: Offer) => ({
		title: t`${{ hospital: offer.hospitalName }} has made you an offer`,
		app: `${offer.jobTitle}: ${formatTerms(offer)}`,
		href: offerPage(offer.id),
		email: [
			t`${{ hospital: offer.hospitalName }} has made you an offer: ${{ job: offer.jobTitle }}, ${{ terms: formatTerms(offer) }}.`,
			t`Accept or decline by ${{ day: formatDate(offer.expiresAt) }}. After that the offer expires. You can ask the hospital questions before you respond.`,
			moneyWarning(),
		],
		button: t`View offer`,
		sms: offerSms(offer),
		whatsapp: offerOnWhatsApp(offer),
	}),
})

export const offerAnswered = defineMessage({
	name: 'offers.offer-answered',
	to: 'member',
	event: 'offer-answered',
	examples: [
		{ ...example, status: 'accepted' },
		{ ...example, status: 'declined', declineReason: 'I have accepted another position.' },
	],
	write(offer: Offer) {
		const { status, applicationId, jobTitle, declineReason, specialistName, startsOn } = offer
		return {
			title: `${specialistName} ${status} your offer`,
			app: declineReason ? `${jobTitle}. Reason: ${declineReason}` : jobTitle,
			href: hospitalPage(applicationId),
			email: [
				`${jobTitle}, ${formatTerms(offer)}.`,
				...(declineReason ? [`Reason: ${declineReason}`] : []),
				status === 'accepted'
					? `Their joining date is ${formatDate(startsOn)}. You can confirm joining from that date.`
					: 'The application stays active. You can make another offer or reject it.',
			],
			button: 'View application',
		}
	},
})

export const offerWithdrawn = defineMessage({
	name: 'offers.offer-withdrawn',
	to: 'specialist',
	event: 'offer-ended',
	examples: [example],
	write: ({ id, applicationId, hospitalName, hospitalInSms: hospital, jobTitle }: Offer) => ({
		title: t`${{ hospital: hospitalName }} withdrew its offer`,
		app: jobTitle,
		href: offerPage(id),
		email: [t`The offer for ${{ job: jobTitle }} is no longer valid. Your application is still active.`],
		button: t`View your application`,
		outsideHref: `/applications/${applicationId}`,
		smsInstead: { template: 'offer-withdrawn', params: { hospital, job: jobTitle } },
	}),
})

export const offerExpired = defineMessage({
	name: 'offers.offer-expired',
	to: 'specialist',
	examples: [example],
	write: ({ id, hospitalName, jobTitle }: Offer) => ({
		title: t`The offer from ${{ hospital: hospitalName }} has expired`,
		app: jobTitle,
		href: offerPage(id),
	}),
})

export const offerUnanswered = defineMessage({
	name: 'offers.offer-unanswered',
	to: 'member',
	event: 'offer-answered',
	examples: [example],
	write: ({ applicationId, jobTitle, specialistName }: Offer) => ({
		title: `Your offer to ${specialistName} has expired`,
		app: `${jobTitle}. You can make a new one.`,
		href: hospitalPage(applicationId),
		email: [`${jobTitle}: there was no response in time. The application stays active and you can make a new offer.`],
		button: 'View application',
	}),
})

export const offerExpiring = defineMessage({
	name: 'offers.offer-expiring',
	to: 'specialist',
	event: 'offer-received',
	examples: [example],
	write: (offer: Offer) => ({
		title: t`Your offer from ${{ hospital: offer.hospitalName }} expires on ${{ day: formatDate(offer.expiresAt) }}`,
		app: t`${{ job: offer.jobTitle }}. Respond by ${{ day: formatDate(offer.expiresAt) }}.`,
		href: offerPage(offer.id),
		email: [
			t`The offer from ${{ hospital: offer.hospitalName }} expires on ${{ day: formatDate(offer.expiresAt) }}: ${{ job: offer.jobTitle }}, ${{ terms: formatTerms(offer) }}.`,
			t`You can accept or decline it, or ask the hospital a question.`,
		],
		button: t`View offer`,
		smsInstead: offerSms(offer),
		whatsapp: offerOnWhatsApp(offer),
	}),
})

export const joiningToday = defineMessage({
	name: 'offers.joining-today',
	to: 'specialist',
	event: 'joining-day',
	examples: [{ ...example, status: 'accepted' }],
	write: (offer: Offer) => ({
		title: t`Today is your joining date at ${{ hospital: offer.hospitalName }}`,
		app: offer.jobTitle,
		href: offerPage(offer.id),
		email: [
			t`You agreed to join ${{ hospital: offer.hospitalName }} today: ${{ job: offer.jobTitle }}, ${{ terms: formatTerms(offer) }}.`,
			t`The hospital confirms here that you have joined. If your plans have changed, message the hospital now.`,
		],
		button: t`View offer`,
		smsInstead: { template: 'joining-today', params: { hospital: offer.hospitalInSms } },
	}),
})

export const joiningTodayForTeam = defineMessage({
	name: 'offers.joining-today-for-team',
	to: 'member',
	event: 'joining-due',
	examples: [{ ...example, status: 'accepted' }],
	write: ({ applicationId, jobTitle, specialistName, ...offer }: Offer) => ({
		title: `${specialistName} joins today`,
		app: `${jobTitle}. Confirm when they have joined.`,
		href: hospitalPage(applicationId),
		email: [
			`Today is the joining date that you agreed with ${specialistName}: ${jobTitle}, ${formatTerms(offer)}.`,
			'Confirm joining when they have started, so that the placement is on record for both sides.',
		],
		button: 'View application',
	}),
})

/** Another joining date: who proposed it, and what the other side answered. */
type OtherDate = Offer & { date: string; reason: string; step: 'proposed' | JoiningDateAnswer; isMine: boolean }
type JoiningDateAnswer = 'accepted' | 'declined'

const otherDates: [OtherDate, ...OtherDate[]] = [
	{
		...example,
		status: 'accepted',
		date: '2027-01-15',
		reason: 'I am needed here until the end of the month.',
		step: 'proposed',
		isMine: false,
	},
	{
		...example,
		status: 'accepted',
		date: '2027-01-15',
		reason: 'I am needed here until the end of the month.',
		step: 'accepted',
		isMine: true,
	},
	{
		...example,
		status: 'accepted',
		date: '2027-01-15',
		reason: 'I am needed here until the end of the month.',
		step: 'accepted',
		isMine: false,
	},
	{
		...example,
		status: 'accepted',
		date: '2027-01-15',
		reason: 'I am needed here until the end of the month.',
		step: 'declined',
		isMine: true,
	},
]

/** `other` is the side that does not read it. */
const joiningDateTitle = ({ step, isMine, date }: OtherDate, name: string) => {
	const day = formatDate(date)
	if (step === 'proposed') return t`${{ name }} proposes ${{ day }} as the joining date`
	if (step === 'declined') return t`${{ name }} declined the joining date ${{ day }}`
	return isMine ? t`${{ name }} agreed to the joining date ${{ day }}` : t`The joining date is now ${{ day }}`
}

const joiningDateNext = ({ step, reason, startsOn, date }: OtherDate): string[] => {
	if (step === 'proposed')
		return [
			t`Reason: ${{ reason }}`,
			t`Accept or decline. Until then the joining date is ${{ day: formatDate(startsOn) }}.`,
		]
	if (step === 'declined') return [t`The joining date is still ${{ day: formatDate(startsOn) }}.`]
	return [t`The offer now says ${{ day: formatDate(date) }}.`]
}

const joiningDateSms = words({ proposed: 'new date proposed', accepted: 'changed', declined: 'not changed' })

/** A proposal of the hospital, or the step of either side's. */
export const joiningDateForSpecialist = defineMessage({
	name: 'offers.joining-date-for-specialist',
	to: 'specialist',
	event: 'joining-day',
	examples: otherDates,
	write: (other: OtherDate) => ({
		title: joiningDateTitle(other, other.hospitalName),
		app:
			other.step === 'proposed' ? t`${{ job: other.jobTitle }}. Reason: ${{ reason: other.reason }}` : other.jobTitle,
		href: `${offerPage(other.id)}/joining-date`,
		email: [t`${{ job: other.jobTitle }} at ${{ hospital: other.hospitalName }}.`, ...joiningDateNext(other)],
		button: other.step === 'proposed' ? t`Accept or decline` : t`View joining date`,
		smsInstead: {
			template: 'joining-date',
			params: { hospital: other.hospitalInSms, stage: joiningDateSms[other.step] },
		},
	}),
})

export const joiningDateForTeam = defineMessage({
	name: 'offers.joining-date-for-team',
	to: 'member',
	event: 'joining-due',
	examples: otherDates,
	write: (other: OtherDate) => ({
		title: joiningDateTitle(other, other.specialistName),
		app: other.step === 'proposed' ? `${other.jobTitle}. Reason: ${other.reason}` : other.jobTitle,
		href: `${offerPage(other.id)}/joining-date`,
		email: [`${other.jobTitle}, ${other.specialistName}.`, ...joiningDateNext(other)],
		button: other.step === 'proposed' ? 'Accept or decline' : 'View joining date',
	}),
})

type Rating = { applicationId: string; name: string }

/** Ratings, here and in the next message, are shown in the app only. */
export const ratedByHospital = defineMessage({
	name: 'offers.rated-by-hospital',
	to: 'specialist',
	examples: [{ applicationId: '1', name: 'Lakeside Heart Institute' }],
	write: ({ applicationId, name }: Rating) => ({
		title: t`${{ name }} rated you`,
		app: '',
		href: `/applications/${applicationId}`,
	}),
})

export const hospitalRatingDue = defineMessage({
	name: 'offers.hospital-rating-due',
	to: 'specialist',
	examples: [{ applicationId: '1', name: 'Lakeside Heart Institute' }],
	write: ({ applicationId, name }: Rating) => ({
		title: t`Rate your first week at ${{ hospital: name }}`,
		app: t`Others see only an average of several ratings.`,
		href: `/applications/${applicationId}/rating`,
	}),
})

export const promisesDue = defineMessage({
	name: 'offers.promises-due',
	to: 'specialist',
	examples: [{ applicationId: '1', name: 'Lakeside Heart Institute' }],
	write: ({ applicationId, name }: Rating) => ({
		title: t`Is your job at ${{ hospital: name }} as advertised?`,
		app: t`It takes a few taps. Others see only totals of three or more people.`,
		href: `/applications/${applicationId}/as-advertised`,
	}),
})

export const specialistRatingDue = defineMessage({
	name: 'offers.specialist-rating-due',
	to: 'member',
	examples: [{ applicationId: '1', name: 'Dr Asha Menon' }],
	write: ({ applicationId, name }: Rating) => ({
		title: `Rate ${name} after their first week`,
		app: 'Others see only an average of several ratings.',
		href: `${hospitalPage(applicationId)}/rating`,
	}),
})

export const ratedBySpecialist = defineMessage({
	name: 'offers.rated-by-specialist',
	to: 'member',
	examples: [{ applicationId: '1', name: 'Dr Asha Menon' }],
	write: ({ applicationId, name }: Rating) => ({
		title: `${name} rated you`,
		app: '',
		href: hospitalPage(applicationId),
	}),
})

type Moderated = Rating & { side: 'hospital' | 'specialist'; reason: string | null; mayAppeal: boolean }

/** For whoever gave the rating. Without a reason it counts again. */
export const ratingModerated = defineMessage({
	name: 'offers.rating-moderated',
	to: 'anyone',
	examples: [
		{ applicationId: '1', name: 'Dr Asha Menon', side: 'hospital', reason: 'It names a patient.', mayAppeal: true },
		{ applicationId: '1', name: 'Dr Asha Menon', side: 'hospital', reason: 'It names a patient.', mayAppeal: false },
		{ applicationId: '1', name: 'Lakeside Heart Institute', side: 'specialist', reason: null, mayAppeal: false },
	],
	write: ({ applicationId, name, side, reason, mayAppeal }: Moderated) => ({
		title: reason === null ? t`Your rating of ${{ name }} is visible again` : t`Your rating of ${{ name }} was hidden`,
		app:
			reason === null
				? t`It counts as before.`
				: mayAppeal
					? t`Reason: ${{ reason }} You can appeal once.`
					: t`Reason: ${{ reason }}`,
		href: side === 'hospital' ? hospitalPage(applicationId) : `/applications/${applicationId}`,
	}),
})
