import { Link } from 'react-router'
import { moneyWarning } from '#app/applications/labels.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { plural } from '#app/platform/text/counted.ts'
import type { InterviewView } from '../page/interview-view.server.ts'
import { MeetingPlace } from '../page/meeting-place.tsx'
import { InterviewTag } from '../status-tag.tsx'
import { YourCalendar } from './your-calendar.tsx'
import { InterviewHistory } from './interview-history.tsx'
import { MarkForms } from './mark-forms.tsx'
import { NextSteps } from './next-steps.tsx'
import { ChooseSlot } from './pick-slot.tsx'
import { many, t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

const back = { specialist: '/interviews', hospital: '/hospitals/dashboard/interviews' }

/** One interview for either of its sides: when and where, what to do now, and how it came to this. */
export function InterviewPage({ interview, problem }: { interview: InterviewView; problem?: FormProblem | undefined }) {
	const { side, other, status, when, turn, can, reason } = interview
	const title = t`Interview: ${{ name: other }}`
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader
				back={{ to: back[interview.onlyInterviews ? 'specialist' : side], label: t`Interviews` }}
				title={title}
				lead={interview.jobTitle}
				leadLang={asWritten().lang}
				tags={<InterviewTag status={status} reader={side} />}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					{interview.isSuspended && side === 'specialist' ? (
						<Notice tone="danger" title={t`We have suspended this hospital`}>
							{t`Do not attend, and do not pay anyone. Contact us if you were asked for money.`}
						</Notice>
					) : null}
					<Panel title={turn ?? t`When and where`}>
						<div className="grid gap-5">
							{when && status !== 'cancelled' ? (
								<p className="text-xl font-semibold">
									<time dateTime={when.iso}>{when.text}</time>
								</p>
							) : null}
							{interview.was.length > 0 ? <Was times={interview.was} /> : null}
							{reason ? <Reason interview={interview} reason={reason} /> : null}
							{can.pick ? <ChooseSlot interview={interview} problem={problem} /> : <Offered interview={interview} />}
							<Facts interview={interview} />
							{side === 'specialist' && (status === 'proposed' || status === 'scheduled') ? (
								<Notice tone="warning">{moneyWarning()}</Notice>
							) : null}
							<MarkForms interview={interview} />
							<NextSteps interview={interview} />
						</div>
					</Panel>
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<YourCalendar calendar={interview.calendar} calendarRemoval={interview.calendarRemoval} />
					{interview.applicationHref ? (
						<Panel title={t`About`}>
							<ul className="grid gap-2">
								<li>
									<Link to={interview.applicationHref} className="link inline-flex items-center max-lg:min-h-11">
										{applicationLabel(interview)}
									</Link>
								</li>
								{interview.onlyInterviews ? null : (
									<li>
										<Link to={interview.messagesHref} className="link inline-flex items-center max-lg:min-h-11">
											{t`Messages with ${{ name: other }}`}
										</Link>
									</li>
								)}
							</ul>
						</Panel>
					) : null}
					<Panel title={t`History`}>
						<InterviewHistory lines={interview.history} reader={side} />
					</Panel>
				</div>
			</div>
		</main>
	)
}

function applicationLabel({ side, onlyInterviews }: InterviewView) {
	if (onlyInterviews) return 'Profile and your score'
	return side === 'hospital' ? 'Application, notes and scorecards' : t`Your application`
}

function Reason({ interview: { status, side, awaits }, reason }: { interview: InterviewView; reason: string }) {
	const title =
		status === 'cancelled'
			? t`Why it was cancelled`
			: awaits === 'hospital'
				? side === 'hospital'
					? 'The specialist asked for other times'
					: t`You asked for other times`
				: t`About the change`
	return (
		<Notice tone="plain" title={title}>
			<p className="whitespace-pre-line wrap-anywhere" {...(awaits === 'hospital' ? {} : asWritten())}>
				{reason}
			</p>
		</Notice>
	)
}

/** When a cancelled interview would have been. */
function Was({ times }: { times: readonly string[] }) {
	return (
		<div>
			<p className="text-sm text-ink-2">{times.length === 1 ? t`It was planned for` : t`Times that were proposed`}</p>
			<ul className="grid gap-1">
				{times.map((time) => (
					<li key={time} className="text-ink-2 line-through">
						{time}
					</li>
				))}
			</ul>
		</div>
	)
}

/** The times that are offered, for who waits for the answer. */
function Offered({ interview: { status, awaits, slots } }: { interview: InterviewView }) {
	if (status !== 'proposed' || awaits !== 'specialist') return null
	return (
		<ul className="grid gap-1" aria-label={t`Proposed times`}>
			{slots.map((slot) => (
				<li key={slot.id} className={slot.isFree ? undefined : 'text-ink-2 line-through'}>
					<time dateTime={slot.iso}>{slot.text}</time>
					{slot.hasPassed ? <span className="sr-only"> {t`(passed)`}</span> : null}
				</li>
			))}
		</ul>
	)
}

function Facts({ interview: { mode, place, minutes, interviewers, note, side } }: { interview: InterviewView }) {
	return (
		<div className="grid gap-4">
			<FactGrid
				facts={[
					{ label: t`Format`, value: mode },
					{ label: t`Duration`, value: many({ minutes }, '# minute', '# minutes') },
					{
						label: side === 'specialist' ? t.of('interview')`With` : plural(interviewers.length || 1, 'Interviewer'),
						value: interviewers.join(', ') || null,
					},
				]}
			/>
			<FactGrid
				narrow
				facts={[
					{
						label: place.label,
						value: <MeetingPlace text={place.text} href={place.href} />,
					},
				]}
			/>
			{note ? (
				<p className="max-w-prose whitespace-pre-line wrap-anywhere" {...asWritten()}>
					{note}
				</p>
			) : null}
		</div>
	)
}
