import { listMyApplications } from '#app/applications/applying/my-applications.server.ts'
import { isOpen } from '#app/applications/stage.ts'
import { StageTag } from '#app/applications/stage-tag.tsx'
import { findAsker } from '#app/cover/asking/asker.server.ts'
import { formatCoverPay, formatHours } from '#app/cover/labels.ts'
import { listHeld } from '#app/cover/my-cover.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { lineOf } from '#app/interviews/page/interview-line.ts'
import { InterviewLines } from '#app/interviews/page/interview-lines.tsx'
import { findInterviewsAbout, listInterviewsAhead } from '#app/interviews/queries.server.ts'
import { nextStep } from '#app/offers/next-step.ts'
import { findMyOffers } from '#app/offers/queries.server.ts'
import { formatDay, formatTime } from '#app/platform/text/dates.ts'
import { Panel } from '#app/ui/page/panel.tsx'
import { TryAgain } from '../components/try-again.tsx'
import type { Route } from './+types/doctor-offline.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'
import { asWritten } from '#app/ui/as-written.ts'

export const handle = { hydrate: 'never' }

const shown = 20

/** Accepted cover with where to go and whom to call, and the current applications and interviews, for the service worker to show offline. */
export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [found, interviews, cover] = await Promise.all([
		listMyApplications(actor),
		listInterviewsAhead(actor),
		listHeld(actor),
	])
	const now = new Date()
	const current = found.slice(0, shown)
	const ids = current.map(({ id }) => id)
	const accepted = cover.ahead.filter(({ request }) => request.status === 'covered' && request.endsAt > now)
	const [abouts, offers, askers] = await Promise.all([
		findInterviewsAbout(actor, ids),
		findMyOffers(actor, ids),
		Promise.all(accepted.map(({ request }) => findAsker(request))),
	])
	return {
		asOf: `${formatTime(now)}, ${formatDay(now)}`,
		cover: accepted.map(({ request, hospital }, at) => ({
			id: request.id,
			work: request.work,
			hours: formatHours(request),
			pay: formatCoverPay(request),
			hospital: hospital.name,
			location: saidName(request.location),
			calls: [
				...[askers[at]].flatMap((asker) => asker ?? []),
				...(hospital.phone ? [{ name: hospital.name, phone: formatPhone(hospital.phone) }] : []),
			],
			note: request.note,
		})),
		interviews: interviews.map(lineOf),
		applications: current.map((application) => {
			const { id, stage, jobTitle, hospitalName, stageChangedAt, closedUnansweredAt } = application
			const around = { interview: abouts.get(id), offer: offers.get(id), now }
			return {
				id,
				stage,
				unanswered: closedUnansweredAt !== null,
				jobTitle,
				hospitalName,
				changed: formatDay(stageChangedAt),
				next: isOpen(stage) ? nextStep(application, around) : null,
			}
		}),
	}
}

export const meta = () => [titled(t`Offline`)]

export default function DoctorOffline({ loaderData: { asOf, cover, interviews, applications } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<header className="grid justify-items-start gap-3">
				<h1>{t`You are offline`}</h1>
				<p className="max-w-prose text-ink-2">
					{rich({
						num: (words) => <span className="num">{words}</span>,
					})`Your cover, applications and interviews as of <num>${{ time: asOf }}</num>. Newer updates will appear when you are back online.`}
				</p>
				<TryAgain />
			</header>
			{cover.length > 0 ? (
				<Panel title={t.of('page')`Cover`} flush>
					<ul className="divide-y divide-line">
						{cover.map(({ id, work, hours, pay, hospital, location, calls, note }) => (
							<li key={id} className="grid gap-1 px-4 py-3">
								<p className="font-semibold wrap-anywhere" {...asWritten()}>
									{work}, {hospital}
								</p>
								<p className="num">
									{hours} · {pay}
								</p>
								<p className="wrap-anywhere">{location}</p>
								{calls.map(({ name, phone }) => (
									<a
										key={phone}
										href={`tel:${phone.replaceAll(' ', '')}`}
										className="link inline-flex min-h-11 items-center"
									>
										{t`Call ${{ name }}, ${{ phone }}`}
									</a>
								))}
								{note ? (
									<p className="text-sm whitespace-pre-line wrap-anywhere text-ink-2" {...asWritten()}>
										{note}
									</p>
								) : null}
							</li>
						))}
					</ul>
				</Panel>
			) : null}
			{interviews.length > 0 ? (
				<Panel title={t`Interviews`} flush>
					<InterviewLines interviews={interviews} plain />
				</Panel>
			) : null}
			<Panel title={t`My Applications`} flush>
				{applications.length > 0 ? (
					<ul className="divide-y divide-line">
						{applications.map(({ id, stage, unanswered, jobTitle, hospitalName, changed, next }) => (
							<li key={id} className="grid gap-1 px-4 py-3">
								<p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
									<span className="font-medium wrap-anywhere" {...asWritten()}>
										{jobTitle}
									</span>
									<StageTag stage={stage} unanswered={unanswered} />
								</p>
								<p className="text-sm text-ink-2">{`${hospitalName} · ${t`since ${{ day: changed }}`}`}</p>
								{next ? <p className="text-sm text-ink-2">{next}</p> : null}
							</li>
						))}
					</ul>
				) : (
					<p className="px-4 py-3 text-ink-2">{t`No applications yet.`}</p>
				)}
			</Panel>
		</main>
	)
}
