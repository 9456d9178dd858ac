import { Form } from 'react-router'
import { StageTag } from '#app/applications/stage-tag.tsx'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { waitingFor } from '#app/platform/text/dates.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { searchText } from '#app/platform/text/text.server.ts'
import { discloseSpeciality } from '#app/specialists/disclosure/disclosure.ts'
import { totalOf } from '#app/platform/database/total-found.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { listApplicantsToInvite } from '../hospital-interviews.server.ts'
import type { Route } from './+types/choose-applicant.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress()]

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const query = searchText.parse(new URL(request.url).searchParams.get('q') ?? undefined)
	const now = new Date()
	const found = await listApplicantsToInvite(member, query)
	return {
		query,
		total: totalOf(found),
		applicants: found.map(({ stageChangedAt, person, ...applicant }) => ({
			...applicant,
			speciality: discloseSpeciality(person),
			waiting: waitingFor(stageChangedAt, now),
		})),
	}
}

export const meta = () => [titled('Schedule New Interview')]

export default function ChooseApplicant({ loaderData: { query, applicants, total } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageHeader
				back={{ to: '/hospitals/dashboard/interviews', label: 'Scheduled Interviews' }}
				title="Schedule New Interview"
				lead="Choose an applicant. These are your open applications without an interview."
			/>
			<search>
				<Form method="get" className="flex max-w-xl items-end gap-2">
					<TextField name="q" type="search" label="Name or job" defaultValue={query} className="grow" />
					<Button variant="secondary">Search</Button>
				</Form>
			</search>
			{applicants.length > 0 ? (
				<Panel flush>
					<ul className="divide-y divide-line">
						{applicants.map((applicant) => (
							<li
								key={applicant.id}
								data-row=""
								className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
							>
								<div className="min-w-0">
									<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
										<span className="font-semibold">{applicant.name}</span>
										<StageTag stage={applicant.stage} reader="hospital" />
									</p>
									<p className="text-sm text-ink-2">
										{applicant.speciality} · {applicant.jobTitle} · waiting {applicant.waiting}
									</p>
								</div>
								<ButtonLink
									to={`/hospital/applications/${applicant.id}/interviews/new`}
									variant="secondary"
									size="sm"
									aria-label={`Propose times: ${applicant.name}, ${applicant.jobTitle}`}
								>
									Propose times
								</ButtonLink>
							</li>
						))}
					</ul>
					<FirstOf shown={applicants.length} total={total} />
				</Panel>
			) : (
				<EmptyState
					title={query ? 'No applicants found' : 'No applicants to interview yet'}
					action={
						query ? (
							<ButtonLink to="/hospital/interviews/new" variant="secondary">
								Show all applicants
							</ButtonLink>
						) : (
							<ButtonLink to="/hospitals/dashboard">Find candidates</ButtonLink>
						)
					}
				>
					{query
						? `No open application without an interview matches “${query}”.`
						: 'You can interview specialists who have applied, or who accepted a contact request for a job.'}
				</EmptyState>
			)}
		</main>
	)
}
