import type { RemovalFailure } from '#app/hospitals/checks/removal-by-operator.server.ts'
import { keepsAnOwner } from '#app/hospitals/team/member-roles.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { undoTime } from '#app/platform/undo.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { decidedMomentAgo } from '../cases/case-refusals.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { ReasonForm } from '../components/reason-form.tsx'
import { findHospitalRecord } from '../hospitals/hospital-record.server.ts'
import { removeMemberLater } from '../people/member-removal.server.ts'
import { memberRemovalReasons } from '../cases/case-reasons.ts'
import { reasonInput, wholeReason } from '../schema.server.ts'
import type { Route } from './+types/remove-member.ts'

/** The hospital of the address and the member of it that the address names. */
async function findSubject({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
	const hospital = await findHospitalRecord(operatorOf(context), idParam(params.hospitalId))
	const person = hospital?.members.find(({ accountId }) => accountId === idParam(params.memberId))
	if (!hospital || !person) throw notFound()
	return { hospital, person }
}

export async function loader(args: Route.LoaderArgs) {
	const { hospital, person } = await findSubject(args)
	const { id, displayName, members } = hospital
	return {
		hospital: { id, name: displayName },
		person: { name: person.name, email: person.email },
		isLastOwner: !keepsAnOwner(members, person.accountId),
	}
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const { hospital, person } = await findSubject({ context, params })
	const [hospitalId, accountId] = [hospital.id, person.accountId]
	const form = await parseForm(request, reasonInput(memberRemovalReasons))
	if (!form.ok) return invalid(form.problem)

	const removed = await removeMemberLater(operator, accountId, { hospitalId, reason: wholeReason(form.value) })
	if (removed.ok)
		return afterWaitingDecision(
			`/operator/hospitals/${hospitalId}`,
			removed.value.decisionId,
			`${removed.value.value.name} is removed`,
			'They are logged out on all devices then and notified of the reason by email. The other owners can read it.',
		)
	if (removed.failure === 'no-such-member') throw notFound()
	throw conflict(failures[removed.failure])
}

const failures: Record<Exclude<RemovalFailure, 'no-such-member'> | 'decided', string> = {
	decided: decidedMomentAgo,
	'last-owner':
		'This is the hospital’s only owner. Ask them to make another member an owner first, or suspend the hospital.',
}

// The page says it: only it knows whether something is wrong.
export default function RemoveMember({
	loaderData: { hospital, person, isLastOwner },
	actionData,
}: Route.ComponentProps) {
	const title = `Remove ${person.name}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				back={{ to: `/operator/hospitals/${hospital.id}`, label: hospital.name }}
				title={title}
				lead={person.email}
			/>
			{isLastOwner ? (
				<Notice tone="warning" title="This member cannot be removed now">
					{failures['last-owner']}
				</Notice>
			) : (
				<>
					<ul className="grid max-w-prose list-disc gap-1 pl-5">
						<li>
							After {undoTime} they will be logged out on all devices and no longer have access to {hospital.name}.
							Until then you can undo it.
						</li>
						<li>Their jobs, notes and messages stay, under their name.</li>
						<li>Invitations they sent that are still pending will be cancelled.</li>
					</ul>
					<ReasonForm
						reasons={memberRemovalReasons}
						problem={actionData}
						hint="They and the owners see this exactly as you write it."
						button={title}
						pendingLabel="Removing..."
					/>
				</>
			)}
		</main>
	)
}
