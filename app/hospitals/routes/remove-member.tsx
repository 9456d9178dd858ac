import { findTeammate, removeMember } from '../team/team.server.ts'
import { answerTeam, requireProvenOwner } from '../team/team-route.server.ts'
import { teamPath } from '../team/team-path.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/remove-member.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const memberId = idParam(params.memberId)
	const owner = await requireProvenOwner(context, request, `/hospital/team/members/${memberId}/removal`)
	const person = await findTeammate(owner, memberId)
	if (!person || memberId === owner.accountId) throw notFound()
	return { name: person.name, email: person.email, hospitalName: owner.hospitalName }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request)
	const memberId = idParam(params.memberId)
	return answerTeam(
		request,
		() => removeMember(owner, memberId),
		({ name }) => ({
			title: `${name} has been removed`,
			detail: 'They have been logged out on all devices and notified by email.',
		}),
	)
}

export default function RemoveMember({ loaderData: { name, email, hospitalName } }: Route.ComponentProps) {
	const title = `Remove ${name}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={undefined}>{title}</PageTitle>
			<PageHeader back={{ to: teamPath, label: 'Team' }} title={title} lead={email} />
			<ul className="grid max-w-prose list-disc gap-1 pl-5">
				<li>They will be logged out on all devices straight away and will no longer have access to {hospitalName}.</li>
				<li>Their jobs, notes and messages stay, under their name.</li>
				<li>Invitations they sent that are still pending will be cancelled.</li>
				<li>You can invite them again any time.</li>
			</ul>
			<ConfirmForm label={title} pendingLabel="Removing..." back={teamPath} />
		</main>
	)
}
