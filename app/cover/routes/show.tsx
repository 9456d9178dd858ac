import { telLink } from '#app/platform/text/phone-link.ts'
import { CalendarPlus, MapPin, Phone } from 'lucide-react'
import { Form, Link } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { comparePay } from '#app/pay/compare.server.ts'
import { UsualPayLine } from '#app/pay/usual-line.tsx'
import { parseForm } from '#app/platform/http/form.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import {
	contestDays,
	isPayOver,
	isTooEarlyFor,
	mayContest,
	mayReportProgress,
	notPaidLine,
	turnOf,
} from '../settlement/after-clock.ts'
import { acceptCover } from '../answering/answers.server.ts'
import { CoverFacts } from '../components/cover-facts.tsx'
import { InDispute } from '../components/in-dispute.tsx'
import { RecordLines } from '../components/record-lines.tsx'
import { HoursForm } from '../components/hours-form.tsx'
import { TiredNotice } from '../components/tired-notice.tsx'
import { afterStatuses } from '../status.ts'
import { CoverTag } from '../cover-tag.tsx'
import { clashLines } from '../asking/guard.ts'
import { coverRefusals, enteredAmount, enteredHours, formatDue, hoursToEnter } from '../labels.ts'
import { askedFor } from '../settlement/hours-route.server.ts'
import { findMyCover, lastReason } from '../queries.server.ts'
import { AcceptInput } from '../schema.server.ts'
import { coverView, hospitalRecordLines } from '../view.ts'
import { findOwnYears } from '#app/specialists/availability/own-facts.server.ts'
import type { Route } from './+types/show.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const found = await findMyCover(actor, idParam(params.requestId))
	if (!found) throw notFound()
	const { request, hospital, asker, answer, isMine, clash, warnings, isTooTired, distance, record } = found
	const now = new Date()
	const usual =
		request.status === 'open'
			? await comparePay({
					speciality: request.specialitySlug,
					location: request.location,
					unit: request.payUnit,
					years: await findOwnYears(actor),
					min: request.payPaise,
				})
			: null
	const last =
		isMine && (request.status === 'cancelled' || afterStatuses.includes(request.status))
			? await lastReason(request.id)
			: null
	return {
		cover: coverView(request),
		usual,
		hospital,
		asker,
		answer,
		isMine,
		isTooTired,
		clash,
		warnings,
		distance,
		record: { lines: hospitalRecordLines(record), reply: record?.reply ?? null },
		hasBegun: request.startsAt <= now,
		mayReport: {
			onTheWay: mayReportProgress('on-the-way', request, now),
			arrived: mayReportProgress('arrived', request, now),
			isTooEarly: isTooEarlyFor('on-the-way', request, now),
		},
		onTheWay: request.onTheWayAt && formatDateTime(request.onTheWayAt),
		arrived: request.arrivedAt && formatDateTime(request.arrivedAt),
		due: formatDue(request),
		amount: enteredAmount(request),
		isPaid: request.paidAt !== null,
		isPayOver: isPayOver(request, now),
		worked: hoursToEnter(request),
		asked: askedFor(request),
		isMyTurn: turnOf(request) === 'specialist',
		entered: enteredHours(request),
		reason: last?.reason ?? null,
		isDecided: last?.from === 'disputed',
		mayContest: last !== null && mayContest(last, now),
	}
}

/** Accepting is on the page itself: one tap, and what was sent by SMS leads here. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, AcceptInput)
	if (!form.ok) return invalid(form.problem)
	const accepted = await acceptCover(actor, requestId, { mayTire: form.value.tired === 'on' })
	if (accepted.ok)
		return redirectWith(`/cover/${requestId}`, {
			title: 'You have accepted this case',
			detail: 'The hospital has your number now, and you have theirs.',
		})
	switch (accepted.failure) {
		case 'not-found':
			throw notFound()
		case 'warned':
			return invalid({ fields: { tired: ['Read this and tick it to accept.'] }, values: form.values })
		case 'overlap':
		case 'travel':
		case 'interview':
		case 'interview-travel':
			throw conflict(clashLines[accepted.failure])
		case 'taken':
		case 'over':
		case 'suspended':
		case 'unqualified':
		case 'too-tired':
			throw conflict(coverRefusals[accepted.failure])
	}
}

export default function ShowCover({ loaderData, actionData }: Route.ComponentProps) {
	const { cover, hospital, isMine, distance, record } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-5">
			<PageTitle problem={actionData}>{`${cover.work}, ${hospital.name}`}</PageTitle>
			<PageHeader
				back={{ to: '/cover', label: 'Cover' }}
				title={cover.work}
				lead={[hospital.name, cover.location, distance].filter(Boolean).join(' · ')}
				tags={<CoverTag status={cover.status} reader="specialist" />}
			/>
			{!isMine ? (
				<Asked page={loaderData} problem={actionData} />
			) : cover.status === 'cancelled' ? (
				<Cancelled page={loaderData} />
			) : (
				<Held page={loaderData} />
			)}
			<Panel title="The request">
				<CoverFacts cover={cover} reader="specialist" />
			</Panel>
			{record.lines.length > 0 ? (
				<Panel title="Hospital’s record">
					<RecordLines {...record} />
				</Panel>
			) : null}
		</main>
	)
}

type Page = Route.ComponentProps['loaderData']

/** Nothing but the two answers, so that they are on the first screen of a phone. */
function Asked({ page, problem: refused }: { page: Page; problem: FormProblem | undefined }) {
	const problem = useTyped(refused)
	const { cover, answer, clash, warnings, hasBegun } = page
	if (cover.status === 'cancelled') return <Notice tone="info">The hospital no longer needs cover.</Notice>
	if (cover.status === 'unfilled' || (cover.status === 'open' && hasBegun))
		return <Notice tone="info">This request is over.</Notice>
	if (cover.status !== 'open') return <Notice tone="info">{coverRefusals.taken}</Notice>
	if (page.isTooTired) return <Notice tone="warning">{coverRefusals['too-tired']}</Notice>
	if (clash) return <Notice tone="warning">{clashLines[clash]}</Notice>
	return (
		<div className="grid gap-3">
			<p className="num text-lg font-semibold">
				{cover.hours} · {cover.pay}
			</p>
			<UsualPayLine usual={page.usual} />
			<ErrorSummary problem={problem} labels={{ tired: 'Rest' }} />
			<Form method="post" noValidate className="grid gap-3">
				<TiredNotice warnings={warnings} error={problem?.fields?.['tired']} />
				<SubmitButton pendingLabel="Accepting..." className="w-full sm:w-auto sm:justify-self-start">
					Accept
				</SubmitButton>
			</Form>
			{answer === 'declined' || answer === 'gave-back' ? (
				<p className="text-sm text-ink-2">
					You {answer === 'declined' ? 'declined' : 'cancelled'} this. You can still accept while it is open.{' '}
					{answer === 'gave-back' ? (
						<a href={`/cover/${cover.id}/calendar.ics`} className="link inline-flex min-h-11 items-center">
							Remove from calendar
						</a>
					) : null}
				</p>
			) : (
				<PostButton
					action={`/cover/${cover.id}/steps`}
					fields={{ step: 'decline' }}
					variant="quiet"
					pendingLabel="Saving..."
				>
					Not this time
				</PostButton>
			)}
			<p className="text-sm text-ink-2">
				The first to accept gets it. The hospital sees your name and number when you accept, and nothing before.
			</p>
		</div>
	)
}

/** The hospital no longer needs what this person had accepted. */
function Cancelled({ page: { cover, hospital, reason } }: { page: Page }) {
	return (
		<Notice tone="warning" title={`${hospital.name} cancelled this`}>
			{reason ? <p className="wrap-anywhere">Reason: {reason}</p> : null}
			<p>
				You do not need to come.{' '}
				<a href={`/cover/${cover.id}/calendar.ics`} className="link inline-flex min-h-11 items-center">
					Remove from calendar
				</a>
			</p>
		</Notice>
	)
}

function Held({ page }: { page: Page }) {
	const { cover, hospital, asker, hasBegun, mayReport, onTheWay, arrived } = page
	const at = (path: string) => `/cover/${cover.id}/${path}`
	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap gap-2">
				{asker ? (
					<a href={telLink(asker.phone)} className="btn btn-secondary">
						<Phone size={18} aria-hidden="true" />
						Call {asker.name}, {asker.phone}
					</a>
				) : null}
				{hospital.phone ? (
					<a href={telLink(hospital.phone)} className="btn btn-secondary">
						<Phone size={18} aria-hidden="true" />
						Call {hospital.name}
					</a>
				) : null}
				<a href={cover.map} target="_blank" rel="noreferrer" className="btn btn-secondary">
					<MapPin size={18} aria-hidden="true" />
					Map
				</a>
				<a href={at('calendar.ics')} className="btn btn-secondary">
					<CalendarPlus size={18} aria-hidden="true" />
					Add to calendar
				</a>
			</div>
			{cover.status === 'covered' ? (
				<div className="flex flex-wrap items-center gap-2">
					{mayReport.onTheWay && !onTheWay && !arrived ? (
						<Step cover={cover.id} step="on-the-way" label="I am on the way" />
					) : null}
					{mayReport.arrived && !arrived ? <Step cover={cover.id} step="arrived" label="I have arrived" /> : null}
					{arrived ? <p>Arrived on {arrived}.</p> : onTheWay ? <p>On the way since {onTheWay}.</p> : null}
					{mayReport.isTooEarly ? <p className="text-sm text-ink-2">{coverRefusals['too-early']}</p> : null}
				</div>
			) : null}
			<After page={page} />
			{cover.status === 'covered' && !hasBegun ? (
				<ButtonLink to={at('cancellation')} variant="quiet" className="justify-self-start">
					I cannot come
				</ButtonLink>
			) : null}
		</div>
	)
}

/** What there is to do since the start: hours, the answer of the other side, money. */
function After({ page }: { page: Page }) {
	const { cover, hospital, hasBegun, due, isPaid, worked, isMyTurn, entered, reason } = page
	const at = (path: string) => `/cover/${cover.id}/${path}`
	const amount = due ? <span className="num font-semibold">{due}</span> : null
	switch (cover.status) {
		case 'covered':
			return hasBegun ? (
				<Panel title="Enter your hours">
					<HoursForm
						action={at('hours')}
						worked={worked}
						asked={page.asked}
						asks={{ described: true, reason: false }}
						problem={undefined}
					/>
				</Panel>
			) : null
		case 'finished':
			return isMyTurn ? (
				<Panel title={`Hours entered by ${hospital.name}`}>
					<div className="grid gap-3">
						<p className="num">{entered.last}</p>
						<p>
							You get <span className="num font-semibold">{page.amount}</span>.
						</p>
						{entered.before ? <p className="num text-sm text-ink-2">Your hours: {entered.before}</p> : null}
						{reason && entered.hasReason ? <p className="wrap-anywhere">Reason: {reason}</p> : null}
						<div className="flex flex-wrap gap-2">
							<PostButton action={at('confirmation')} fields={{ version: cover.version }} pendingLabel="Confirming...">
								Confirm hours
							</PostButton>
							<ButtonLink to={entered.before ? at('disagreement') : at('hours')} variant="secondary">
								{entered.before ? 'Ask our team to decide' : 'Enter other hours'}
							</ButtonLink>
						</div>
					</div>
				</Panel>
			) : (
				<>
					<p>
						{amount} due. The hospital has to confirm your hours. <span className="num text-ink-2">{page.amount}.</span>
					</p>
					{entered.before ? (
						<p className="num">Your hours: {entered.last}</p>
					) : (
						<Panel title="Your hours">
							<HoursForm
								action={at('hours')}
								worked={worked}
								asked={page.asked}
								asks={{ described: true, reason: false }}
								problem={undefined}
							/>
						</Panel>
					)}
				</>
			)
		case 'confirmed':
			return (
				<>
					{reason ? <Notice tone="info">{reason}</Notice> : null}
					<p>
						{amount}
						{isPaid ? ': you said that it was paid.' : ' due.'} <span className="num text-ink-2">{page.amount}.</span>{' '}
						{!isPaid && page.isPayOver ? notPaidLine : ''}
					</p>
					<PostButton
						action={at('steps')}
						fields={{ step: isPaid ? 'unpaid' : 'paid' }}
						variant={isPaid ? 'quiet' : 'primary'}
						pendingLabel="Saving..."
					>
						{isPaid ? 'It was not paid after all' : 'Mark as paid'}
					</PostButton>
				</>
			)
		case 'missed':
			return page.isDecided ? (
				<Notice tone="warning" title="Our team decided that you did not come">
					<p className="wrap-anywhere">{reason}</p>
				</Notice>
			) : (
				<Notice tone="warning" title={`${hospital.name} reported that you did not come`}>
					<p className="wrap-anywhere">{reason}</p>
					{page.mayContest ? (
						<p>
							<Link to={at('disagreement')} className="link inline-flex min-h-11 items-center">
								I came
							</Link>{' '}
							Our team decides if you reply within {contestDays} days.
						</p>
					) : (
						<p>{coverRefusals['too-late']}</p>
					)}
				</Notice>
			)
		case 'disputed':
			return <InDispute reason={reason} entered={entered} other="hospital" />
		case 'lapsed':
			return <Notice tone="info">{reason}</Notice>
		case 'open':
		case 'cancelled':
		case 'unfilled':
			return null
	}
}

const Step = ({ cover, step, label }: { cover: string; step: string; label: string }) => (
	<PostButton action={`/cover/${cover}/steps`} fields={{ step }} pendingLabel="Saving...">
		{label}
	</PostButton>
)
