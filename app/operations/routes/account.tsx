import { Link, redirect } from 'react-router'
import { listOpenDecisions } from '#app/cases/decisions.server.ts'
import { OpenDecisions } from '#app/cases/open-decisions.tsx'
import { credentialStatusNames } from '#app/credentials/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { memberRoleNames } from '#app/hospitals/team/member-roles.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { accountKindNames } from '../people/account-labels.ts'
import { type AccountRecord, findAccountRecord } from '../people/account-record.server.ts'
import { openingReasons } from '../cases/case-reasons.ts'
import { reasonInput, wholeReason } from '../schema.server.ts'
import { AuditList } from '../components/audit-list.tsx'
import { ReasonForm } from '../components/reason-form.tsx'
import { openMinutes, recordOpening } from '../people/people.server.ts'
import { mayOpen, operatorRoleNames } from '../policy.ts'
import type { Route } from './+types/account.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const operator = operatorOf(context)
	const accountId = idParam(params.accountId)
	const record = await findAccountRecord(operator, accountId)
	if (!record) throw notFound()
	const can = (address: string) => mayOpen(operator.role, address)
	return {
		record,
		minutes: openMinutes,
		decisions: 'account' in record ? await listOpenDecisions(operator, { kind: 'account', subjectId: accountId }) : [],
		can: {
			suspend: can(`/operator/accounts/${accountId}/suspension`),
			credentials: can('/operator/credentials'),
			reports: can('/operator/conduct'),
			team: can('/operator/team'),
		},
	}
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const accountId = idParam(params.accountId)
	const form = await parseForm(request, reasonInput(openingReasons))
	if (!form.ok) return invalid(form.problem)
	if (!(await recordOpening(operator, accountId, wholeReason(form.value)))) throw notFound()
	return redirect(`/operator/accounts/${accountId}`, 303)
}

// The page says it: only it knows whether something is wrong.
const back = { to: '/operator/people', label: 'Find an account' }

export default function Account({ loaderData: { record, minutes, decisions, can }, actionData }: Route.ComponentProps) {
	if (!('account' in record))
		return (
			<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
				<PageTitle problem={actionData}>Open an account</PageTitle>
				<PageHeader
					back={back}
					title="Open an account"
					lead={`You will see the account, including phone and email, for ${minutes} minutes. This is recorded in the audit log.`}
				/>
				<ReasonForm
					reasons={openingReasons}
					problem={actionData}
					hint="Recorded in the audit log of the account."
					isDanger={false}
					button="Open account"
					pendingLabel="Opening..."
				/>
			</main>
		)
	const { account, seat, reason } = record
	const { id, name, kind, isSuspended, isAbsent } = account
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8">
			<PageTitle problem={undefined}>{name}</PageTitle>
			<PageHeader
				back={back}
				title={name}
				tags={isSuspended ? <Tag tone="danger">Suspended</Tag> : null}
				lead={`Reason for opening: ${reason}`}
				actions={<Actions {...{ id, kind, isSuspended, isAbsent, can }} />}
			/>
			<OpenDecisions decisions={decisions} />
			{account.suspendedFor === null ? null : (
				<Notice tone="warning" title="Suspended">
					<p>{account.suspendedFor}</p>
				</Notice>
			)}
			<Panel>
				<FactGrid
					facts={[
						{ label: 'Type', value: accountKindNames[kind] },
						{ label: 'Phone', value: account.phone },
						{ label: 'Email', value: account.email },
						{ label: 'Role', value: account.role && operatorRoleNames[account.role] },
						{
							label: 'Hospital',
							value: seat ? (
								<>
									<Link to={`/operator/hospitals/${seat.hospitalId}`} className="link">
										{seat.hospitalName}
									</Link>
									, {memberRoleNames[seat.role].toLowerCase()}
								</>
							) : null,
						},
						{ label: 'Since', value: account.since },
						{ label: 'Last login', value: account.lastLogin },
					]}
				/>
			</Panel>
			<Cases record={record} can={can} />
			{record.history.length === 0 ? null : (
				<Panel title="Suspensions">
					<ul className="grid gap-2">
						{record.history.map((event) => (
							<li key={event.id}>
								{event.to === 'suspended' ? 'Suspended' : 'Restored'} by {event.by}, {event.at}
								{event.reason ? <div className="text-ink-2">{event.reason}</div> : null}
							</li>
						))}
					</ul>
				</Panel>
			)}
			<Panel title="Audit log" flush>
				<AuditList entries={record.audit} />
			</Panel>
		</main>
	)
}

type Can = Record<'suspend' | 'credentials' | 'reports' | 'team', boolean>
type ActionsProps = {
	id: string
	kind: AccountRecord['account']['kind']
	isSuspended: boolean
	isAbsent: boolean
	can: Can
}

function Actions({ id, kind, isSuspended, isAbsent, can }: ActionsProps) {
	if (kind === 'operator')
		return can.team ? (
			<ButtonLink to={`/operator/team/${id}`} variant="secondary">
				Open in team
			</ButtonLink>
		) : null
	return (
		<>
			{kind === 'specialist' ? (
				<ButtonLink to={`/operator/specialists/${id}`} variant="secondary">
					Open profile
				</ButtonLink>
			) : null}
			{can.suspend && isAbsent ? (
				<>
					<ButtonLink to={`/operator/accounts/${id}/owner`} variant="secondary">
						Number has the same owner
					</ButtonLink>
					<ButtonLink to={`/operator/accounts/${id}/new-owner`} variant="danger">
						Number has a new owner
					</ButtonLink>
				</>
			) : null}
			{!can.suspend ? null : isSuspended ? (
				<PostButton action={`/operator/accounts/${id}/restoration`} variant="secondary">
					Restore account
				</PostButton>
			) : (
				<ButtonLink to={`/operator/accounts/${id}/suspension`} variant="danger">
					Suspend account
				</ButtonLink>
			)}
		</>
	)
}

function Cases({ record: { credentials, reports }, can }: { record: AccountRecord; can: Can }) {
	return (
		<>
			{can.credentials && credentials.length > 0 ? (
				<Panel title="Credentials">
					<ul className="grid gap-2">
						{credentials.map(({ id, kind, number, status }) => (
							<li key={id}>
								<Link to={`/operator/credentials/${id}`} className="link">
									{[`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, number].filter(Boolean).join(' ')}
								</Link>
								: {credentialStatusNames[status]}
							</li>
						))}
					</ul>
				</Panel>
			) : null}
			{can.reports && reports.length > 0 ? (
				<Panel title="User reports">
					<ul className="grid gap-2">
						{reports.map(({ id, about, hospitalName, sent, isResolved }) => (
							<li key={id}>
								<Link to={`/operator/conduct/${id}`} className="link">
									{about === 'specialist' ? `By ${hospitalName}` : `About ${hospitalName}`}, {sent}
								</Link>
								: {isResolved ? 'Resolved' : 'Open'}
							</li>
						))}
					</ul>
				</Panel>
			) : null}
		</>
	)
}
