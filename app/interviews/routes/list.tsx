import { Link, redirect } from 'react-router'
import { requireInterviewer, requireSpecialist } from '#app/identity/groups.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { InterviewsOfInterviewer } from '../components/interviews-of-interviewer.tsx'
import { InterviewLines } from '../page/interview-lines.tsx'
import { loadInterviewing } from '../calendar/interviewing.server.ts'
import { lineOf } from '../page/interview-line.ts'
import { listMyInterviews } from '../queries.server.ts'
import type { Route } from './+types/list.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	if (actor.kind === 'member') throw redirect('/hospitals/dashboard/interviews')
	if (actor.kind === 'interviewer')
		return { interviewing: await loadInterviewing(requireInterviewer(context, request), new Date()) }
	const { ahead, past } = await listMyInterviews(requireSpecialist(context, request))
	return { interviewing: null, ahead: ahead.map(lineOf), past: past.map(lineOf) }
}

export const meta = () => [titled(t`Interviews`)]

export default function MyInterviews({ loaderData }: Route.ComponentProps) {
	if (loaderData.interviewing) return <InterviewsOfInterviewer {...loaderData.interviewing} />
	const { ahead, past } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
			<PageHeader
				back={{ to: '/doctors/dashboard', label: t`Dashboard` }}
				title={t`Interviews`}
				lead={t`Proposed times, upcoming interviews and past interviews.`}
			/>
			{ahead.length === 0 && past.length === 0 ? (
				<EmptyState title={t`No interviews yet`} action={<ButtonLink to="/jobs">{t`Browse Jobs`}</ButtonLink>}>
					{t`When a hospital wants to interview you, it proposes times here and you choose one.`}
				</EmptyState>
			) : null}
			{ahead.length > 0 ? (
				<Panel title={t`Upcoming`} flush>
					<InterviewLines interviews={ahead} />
				</Panel>
			) : null}
			{past.length > 0 ? (
				<Panel title={t`Past`} flush>
					<InterviewLines interviews={past} />
				</Panel>
			) : null}
			<p className="text-sm text-ink-2">
				<Link to="/account/calendar" className="link inline-flex min-h-11 items-center">
					{t`Add to your calendar`}
				</Link>
			</p>
		</main>
	)
}
