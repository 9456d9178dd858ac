import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { comparePay } from '#app/pay/compare.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { isPayOver, isTooEarlyFor, mayContest, mayReportProgress, turnOf } from '../settlement/after-clock.ts'
import { acceptCover } from '../answering/answers.server.ts'
import { acceptRefusal } from '../answering/refusals.ts'
import { CoverFacts } from '../components/cover-facts.tsx'
import { RecordLines } from '../components/record-lines.tsx'
import { afterStatuses } from '../status.ts'
import { CoverTag } from '../cover-tag.tsx'
import { enteredAmount, enteredHours, formatDue, hoursToEnter } from '../labels.ts'
import { askedFor } from '../settlement/hours-route.server.ts'
import { findMyCover } from '../my-cover.server.ts'
import { lastReason } from '../settlement/last-reason.server.ts'
import { AcceptInput } from '../schema.server.ts'
import { coverView, hospitalRecordLines } from '../view.ts'
import { findOwnYears } from '#app/specialists/availability/own-facts.server.ts'
import type { Route } from './+types/show.ts'
import { Asked } from './show/asked.tsx'
import { Held } from './show/held.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'
import { asWritten } from '#app/ui/as-written.ts'

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
			title: t`You have accepted this case`,
			detail: t`The hospital has your number now, and you have theirs.`,
		})
	if (accepted.failure === 'not-found') throw notFound()
	if (accepted.failure === 'warned')
		return invalid({ fields: { tired: [t`Read this and tick it to accept.`] }, values: form.values })
	throw conflict(acceptRefusal(accepted.failure))
}

export default function ShowCover({ loaderData, actionData }: Route.ComponentProps) {
	const { cover, hospital, isMine, distance, record } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-5">
			<PageTitle problem={actionData}>{`${cover.work}, ${hospital.name}`}</PageTitle>
			<PageHeader
				back={{ to: '/cover', label: t.of('work')`Cover` }}
				title={cover.work}
				titleLang={asWritten().lang}
				lead={[hospital.name, saidName(cover.location), distance].filter(Boolean).join(' · ')}
				tags={<CoverTag status={cover.status} reader="specialist" />}
			/>
			{!isMine ? (
				<Asked page={loaderData} problem={actionData} />
			) : cover.status === 'cancelled' ? (
				<Cancelled page={loaderData} />
			) : (
				<Held page={loaderData} />
			)}
			<Panel title={t`The request`}>
				<CoverFacts cover={cover} reader="specialist" />
			</Panel>
			{record.lines.length > 0 ? (
				<Panel title={t`Hospital’s record`}>
					<RecordLines {...record} />
				</Panel>
			) : null}
		</main>
	)
}

type Page = Route.ComponentProps['loaderData']

/** The hospital no longer needs what this person had accepted. */
function Cancelled({ page: { cover, hospital, reason } }: { page: Page }) {
	return (
		<Notice tone="warning" title={t`${{ hospital: hospital.name }} cancelled this`}>
			{reason ? <p className="wrap-anywhere">{t`Reason: ${{ reason }}`}</p> : null}
			<p>
				{rich({
					link: (words) => (
						<a href={`/cover/${cover.id}/calendar.ics`} className="link inline-flex min-h-11 items-center">
							{words}
						</a>
					),
				})`You do not need to come. <link>Remove from calendar</link>`}
			</p>
		</Notice>
	)
}
