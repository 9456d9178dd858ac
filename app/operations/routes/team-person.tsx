import { Form } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { operatorRoles } from '#app/identity/operators/operator-role.ts'
import { formatDateTime, formatDay } from '#app/platform/text/dates.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { operatorRoleNames, operatorTasks } from '../policy.ts'
import { findOperator } from '../team/team.server.ts'
import type { Route } from './+types/team-person.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const person = await findOperator(actor, idParam(params.accountId))
	if (!person) throw notFound()
	const { since, lastSignedInAt, ...facts } = person
	return {
		...facts,
		isYou: person.accountId === actor.accountId,
		since: formatDay(since),
		lastLogin: lastSignedInAt ? formatDateTime(lastSignedInAt) : 'Never',
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [titled(loaderData?.name ?? 'Operator')]

export default function TeamPerson({ loaderData: person }: Route.ComponentProps) {
	const { accountId, name, email, role, isRemoved, isYou } = person
	const here = `/operator/team/${accountId}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageHeader back={{ to: '/operator/team', label: 'Operators' }} title={name} />
			{isRemoved ? (
				<Notice tone="warning" title="Removed">
					<p>{person.removedReason}</p>
				</Notice>
			) : null}
			<FactGrid
				facts={[
					{ label: 'Email', value: email },
					{ label: 'Role', value: operatorRoleNames[role] },
					{ label: 'Second factor', value: person.hasSecondFactor ? 'Set up' : 'Not set up' },
					{ label: 'Last login', value: person.lastLogin },
					{ label: 'Since', value: person.since },
				]}
			/>
			{isRemoved ? (
				<PostButton action={`${here}/restoration`} variant="secondary">
					Restore access
				</PostButton>
			) : (
				<>
					<Panel title="Role">
						<Form method="post" action={`${here}/role`} className="grid gap-5">
							<RadioGroup
								name="role"
								label="Role"
								hideLabel
								options={operatorRoles.map((one) => ({
									value: one,
									label: operatorRoleNames[one],
									hint: `Can ${operatorTasks[one]}.`,
								}))}
								defaultValue={role}
							/>
							<SubmitButton action={`${here}/role`} className="justify-self-start" pendingLabel="Saving...">
								Save role
							</SubmitButton>
						</Form>
					</Panel>
					{isYou ? null : (
						<div className="flex flex-wrap gap-3">
							<ButtonLink to={`${here}/second-factor-reset`} variant="secondary">
								Reset second factor
							</ButtonLink>
							<ButtonLink to={`${here}/removal`} variant="danger">
								Remove operator
							</ButtonLink>
						</div>
					)}
				</>
			)}
		</main>
	)
}
