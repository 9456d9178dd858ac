import { listMyInvitations } from '#app/applications/applying/my-applications.server.ts'
import { listOpenRequests } from '#app/contacts/requests/my-requests.server.ts'
import { listMyCoverWaiting } from '#app/cover/waiting.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { formatHours, modeNames } from '#app/interviews/labels.ts'
import { meetingLink } from '#app/interviews/page/meeting-link.ts'
import { type InterviewSummary, listInterviewsAhead } from '#app/interviews/queries.server.ts'
import { offeredPay } from '#app/offers/labels.ts'
import { listJoiningDatesWaiting } from '#app/offers/placements/joining-date-lists.server.ts'
import { listWaitingOffers } from '#app/offers/queries.server.ts'
import type { EventKind } from '#app/pictures/event-picture.tsx'
import { answerOwed } from '#app/relations/answer-clock.ts'
import { formatDate, formatDay, formatTime, istToday } from '#app/platform/text/dates.ts'
import { searchSetup } from '../../components/search-setup.ts'
import { wasAskedToHide } from '../../onboarding/onboarding.server.ts'
import type { DashboardCards } from './dashboard.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'

/** Something that waits for the specialist, or where to be next. */
export type NextEvent = {
	key: string
	picture: EventKind
	title: string
	detail: string
	href: string
	action: string
	/** The call itself, when it is today. */
	call?: string | undefined
}

/** Found rather than asked of others: what the profile still lacks, and the jobs that fit. */
type Own = Pick<DashboardCards, 'completion'> & { matches: { total: number; count: string } }

const notInSearch = (): NextEvent => ({
	key: 'not-in-search',
	picture: 'profile',
	title: searchSetup.title,
	detail: searchSetup.text,
	href: searchSetup.path,
	action: searchSetup.action,
})

/** The one next thing of the specialist, and what else there is: all that waits for them (`/waiting`), what is ahead and own steps. The most pressing first. */
export async function listNext(
	actor: Specialist,
	own: Own,
	now: Date,
): Promise<{ next: NextEvent; also: NextEvent[] }> {
	const [interviews, offers, requests, joining, cover, invitations, wasAsked] = await Promise.all([
		listInterviewsAhead(actor),
		listWaitingOffers(actor),
		listOpenRequests(actor),
		listJoiningDatesWaiting(actor),
		listMyCoverWaiting(actor),
		listMyInvitations(actor),
		wasAskedToHide(actor),
	])
	const fixed = interviews.filter(({ status }) => status === 'scheduled')
	const isToday = ({ startsAt }: InterviewSummary) => startsAt !== null && istToday(startsAt) === istToday(now)
	const events = [
		...fixed.filter(isToday).map((interview) => scheduled(interview, now)),
		...offers.map((offer): NextEvent => {
			const { id, hospitalName, expiresAt } = offer
			return {
				key: `offer/${id}`,
				picture: 'offer',
				title: t`Offer from ${{ hospital: hospitalName }}`,
				detail: t`${{ pay: offeredPay(offer) }}. Respond by ${{ day: formatDay(expiresAt) }}.`,
				href: `/offers/${id}`,
				action: t`View offer`,
			}
		}),
		...interviews
			.filter(({ status, awaits }) => status === 'proposed' && awaits === 'specialist')
			.map(
				({ id, hospitalName, jobTitle, timesHavePassed }): NextEvent => ({
					key: `interview/${id}`,
					picture: 'time',
					title: timesHavePassed ? t`The proposed interview times have passed` : t`Choose a time for your interview`,
					detail: timesHavePassed
						? `${hospitalName}, ${jobTitle}.`
						: t`${{ hospital: hospitalName }} has proposed times.`,
					href: `/interviews/${id}`,
					action: timesHavePassed ? t`View interview` : t`Choose a time`,
				}),
			),
		...requests.map(
			({ id, hospitalName, jobTitle }): NextEvent => ({
				key: `request/${id}`,
				picture: 'request',
				title: t`${{ hospital: hospitalName }} sent you a contact request`,
				detail: jobTitle ?? t`Accept or decline the request.`,
				href: `/contact-requests/${id}`,
				action: t`View request`,
			}),
		),
		...joining.owed.map((owed) => toAnswer(owed, 'offer', now)),
		...cover.owed.map((owed) => toAnswer(owed, 'time', now)),
		...invitations.map(
			({ id, hospitalName, jobTitle }): NextEvent => ({
				key: `invitation/${id}`,
				picture: 'request',
				title: t`${{ hospital: hospitalName }} invites you to apply again`,
				detail: `${jobTitle}.`,
				href: `/applications/${id}`,
				action: t`View invitation`,
			}),
		),
		...fixed.filter((interview) => !isToday(interview)).map((interview) => scheduled(interview, now)),
	]
	const steps = [...(wasAsked ? [] : [notInSearch()]), ...credentialsToRenew(own.completion)]
	const [next = ownStep(own), ...also] = [...events, ...steps]
	return { next, also }
}

/** What another list already says in words, with when it is due. */
const toAnswer = (
	{ key, title, detail, href, clock }: Awaited<ReturnType<typeof listMyCoverWaiting>>['owed'][number],
	picture: EventKind,
	now: Date,
): NextEvent => ({
	key,
	picture,
	title,
	detail: `${detail}. ${answerOwed(clock, now)}.`,
	href,
	action: t`View details`,
})

function scheduled({ id, hospitalName, mode, place, startsAt, endsAt }: InterviewSummary, now: Date): NextEvent {
	const isToday = startsAt !== null && istToday(startsAt) === istToday(now)
	const time = startsAt ? formatTime(startsAt, { zone: false }) : ''
	return {
		key: `interview/${id}`,
		picture: mode === 'video' ? 'call' : 'time',
		title: isToday
			? t`Interview today at ${{ time }}`
			: t`Interview on ${{ date: startsAt ? formatDate(startsAt) : '' }}`,
		detail: `${hospitalName}. ${isToday ? modeNames[mode] : startsAt && endsAt ? formatHours({ startsAt, endsAt }) : ''}.`,
		href: `/interviews/${id}`,
		action: t`View interview`,
		call: isToday ? (meetingLink({ mode, place }) ?? undefined) : undefined,
	}
}

const credentialsToRenew = ({ credentials }: Own['completion']): NextEvent[] =>
	credentials
		.filter(({ status }) => status === 'rejected' || status === 'expired')
		.map(({ id, title, status }) => ({
			key: `credential/${id}`,
			picture: 'profile',
			title:
				status === 'expired'
					? t`${{ credential: saidName(title) }} has expired`
					: t`${{ credential: saidName(title) }} was rejected`,
			detail: status === 'expired' ? t`Add the renewed document.` : t`View the reason and submit it again.`,
			href: `/profile/credentials/${id}`,
			action: t`View credential`,
		}))

/** With nothing to answer: the step that makes the profile most complete, else the matches, else the job list. */
function ownStep({ completion: { percent, next }, matches: { total, count } }: Own): NextEvent {
	const [step] = next
	if (step)
		return {
			key: `profile/${step.key}`,
			picture: 'profile',
			title: t`Add to your profile: ${{ item: step.label }}`,
			detail: t`It takes ${{ minutes: step.minutes }} min. Your profile is ${{ percent }}% complete.`,
			href: step.href,
			action: t`Add now`,
		}
	if (total > 0)
		return {
			key: 'matches',
			picture: 'jobs',
			title: many(
				{ jobs: total, count },
				'{count} open job matches your profile',
				'{count} open jobs match your profile',
			),
			detail: t`Apply with two taps. Hospitals respond here.`,
			href: '/jobs/matches',
			action: t`View matches`,
		}
	return {
		key: 'jobs',
		picture: 'jobs',
		title: t`Find your next hospital job`,
		detail: t`No open job matches your profile today. Save a search and we alert you to new ones.`,
		href: '/jobs',
		action: t`Browse jobs`,
	}
}
