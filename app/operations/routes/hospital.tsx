import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { AuditList } from '../components/audit-list.tsx'
import { CasePage } from '../components/case-page.tsx'
import { NoDetails } from '../components/no-details.tsx'
import { DecisionLink } from '../components/decision-link.tsx'
import { HospitalDocuments } from '../components/hospital-documents.tsx'
import { Hints } from '../components/hints.tsx'
import { HoldForm } from '../components/hold-form.tsx'
import { HospitalCheckForm } from '../components/hospital-check-form.tsx'
import { JobList } from '../components/job-list.tsx'
import { MemberList } from '../components/member-list.tsx'
import { QuestionForm } from '../components/question-form.tsx'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import { type Desk, readDesk } from '../cases/desk.server.ts'
import { mayOpen } from '../policy.ts'
import { findHospitalRecord, type HospitalRecord } from '../hospitals/hospital-record.server.ts'
import { hospitalStatusNames } from '#app/hospitals/status.ts'
import { findWaitingFirst } from '#app/cover/asking/first-requests.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Tag, type Tone } from '#app/ui/tag.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import type { Route } from './+types/hospital.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const hospital = await findHospitalRecord(actor, idParam(params.hospitalId))
	if (!hospital) throw notFound()
	const { id } = hospital
	const may = (address: string) => mayOpen(actor.role, address)
	const first = may('/operator/cover/first') ? await findWaitingFirst(actor, id) : null
	return {
		hospital,
		first: first && { id: first.id, work: first.work, due: formatDateTime(first.dueAt) },
		desk: await readDesk(actor, 'hospital', id),
		can: {
			suspend: may(moveOf(id, 'suspension')),
			decide: may(moveOf(id, 'verification')),
			removeMembers: may(moveOf(id, 'members')),
			removeJobs: may('/operator/jobs'),
		},
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [titled(loaderData?.hospital.displayName ?? 'Hospital')]

const tones: Record<HospitalRecord['status'], Tone> = {
	pending: 'warning',
	verified: 'success',
	rejected: 'danger',
	suspended: 'danger',
}

export default function HospitalPage({ loaderData: { hospital, first, desk, can } }: Route.ComponentProps) {
	const { status, members, others, history } = hospital
	return (
		<CasePage
			desk={desk}
			title={hospital.displayName}
			lead={status === 'pending' ? `Waiting for ${hospital.waiting}, since ${hospital.submittedAt}` : hospital.where}
			tags={
				<Tag tone={hospital.isCheckDue ? 'warning' : tones[status]}>
					{hospital.isCheckDue ? 'Yearly check due' : hospitalStatusNames[status]}
				</Tag>
			}
			actions={can.suspend ? <Moves hospital={hospital} /> : null}
			document={<HospitalDocuments hospital={hospital} />}
			decisions={can.decide ? <Decisions hospital={hospital} desk={desk} /> : null}
			more={
				<>
					<Panel title="Members" flush>
						<MemberList id={hospital.id} members={members} mayRemove={can.removeMembers} />
					</Panel>
					{hospital.jobs.length > 0 ? (
						<Panel title="Jobs" flush>
							<JobList jobs={hospital.jobs} mayRemove={can.removeJobs} />
						</Panel>
					) : null}
					<section aria-labelledby="history">
						<h2 id="history">History</h2>
						<Timeline
							label="Status history"
							steps={history.map(({ to, reason, at, by }, index) => ({
								label: hospitalStatusNames[to],
								state: index === history.length - 1 ? 'current' : 'done',
								at,
								detail: (
									<>
										{by ?? 'Account removed'}
										{reason ? <p className="whitespace-pre-line">{reason}</p> : null}
									</>
								),
							}))}
						/>
					</section>
					<Panel title="Audit log" flush>
						<AuditList entries={hospital.audit} />
					</Panel>
				</>
			}
		>
			{hospital.reason ? (
				<Notice tone="danger" title={`${hospitalStatusNames[status]}: reason`}>
					<p className="whitespace-pre-line">{hospital.reason}</p>
				</Notice>
			) : null}
			{first ? (
				<Notice title={`Its first request for cover waits for our call: ${first.work}`}>
					<p className="num">Call by {first.due}.</p>
					<Link to={`/operator/cover/first/${first.id}`} className="link">
						View first request
					</Link>
				</Notice>
			) : null}
			{status === 'pending' && !hospital.canBeChecked ? <NoDetails /> : null}
			<section aria-labelledby="given">
				<h2 id="given">Details submitted</h2>
				<Given hospital={hospital} />
			</section>
			<section aria-labelledby="hints">
				<h2 id="hints">Automatic checks</h2>
				<Hints members={members} others={others} />
			</section>
		</CasePage>
	)
}

function Given({ hospital }: { hospital: HospitalRecord }) {
	const missing = <span className="font-normal text-ink-3">not provided</span>
	return (
		<FactGrid
			facts={[
				{ label: 'Registered name', value: hospital.legalName },
				{ label: 'Shown as', value: hospital.displayName },
				{ label: 'Registration number', value: hospital.registrationNumber ?? missing },
				{ label: 'Facility ID (HFR)', value: hospital.facilityId ?? missing },
				{ label: 'GSTIN', value: hospital.gstin ?? missing },
				{
					label: 'Website',
					value: hospital.website ? (
						<a
							href={hospital.website}
							target="_blank"
							rel="noopener noreferrer"
							className="link inline-flex min-w-0 items-center gap-1.5 wrap-anywhere"
						>
							{hospital.website.replace(/^https?:\/\//, '')}
							<ExternalLink size={14} aria-hidden="true" className="flex-none" />
						</a>
					) : (
						missing
					),
				},
				{ label: 'Address', value: hospital.where },
				{ label: 'Phone', value: <span className="num">{hospital.phone}</span> },
				{ label: 'Verified on', value: hospital.verifiedOn },
				{ label: 'Last checked on', value: hospital.lastCheckedOn },
				{ label: 'Checked against', value: hospital.checkedAgainst },
			]}
		/>
	)
}

const moveOf = (id: string, decision: string) => `/operator/hospitals/${id}/${decision}`

/** What can be done about a hospital at any time: neither needs a second operator, as both can be undone. */
function Moves({ hospital: { id, status, version } }: { hospital: HospitalRecord }) {
	if (status === 'verified')
		return (
			<ButtonLink to={moveOf(id, 'suspension')} variant="secondary">
				Suspend
			</ButtonLink>
		)
	if (status === 'suspended')
		return (
			<PostButton action={moveOf(id, 'reinstatement')} fields={{ version }} pendingLabel="Lifting...">
				Lift suspension
			</PostButton>
		)
	return null
}

/** The decision that the case waits for, and what can be done instead. */
function Decisions({ hospital, desk: { appeal, usualQuestions } }: { hospital: HospitalRecord; desk: Desk }) {
	const { id, status, canBeChecked, isCheckDue } = hospital
	if (status !== 'pending' && !isCheckDue) return null
	const decision = status === 'pending' ? 'verification' : 'yearly-check'
	const label = status === 'pending' ? 'Verify' : 'Confirm for a year'
	const work = (name: string) => caseWorkAddress('hospital', id, name)
	return (
		<>
			{canBeChecked && !appeal?.isOwnRefusal ? (
				<DecisionLink
					letter="A"
					to={moveOf(id, decision)}
					title={`${label}: ${hospital.displayName}`}
					label={label}
					variant="primary"
				>
					<HospitalCheckForm hospital={hospital} decision={decision} />
				</DecisionLink>
			) : null}
			<DecisionLink letter="M" to={work('question')} title="Answer or ask" label="Answer or ask">
				<QuestionForm kind="hospital" id={id} usualQuestions={usualQuestions} />
			</DecisionLink>
			<DecisionLink letter="H" to={work('hold')} title="Put on hold" label="Hold">
				<HoldForm kind="hospital" id={id} />
			</DecisionLink>
			{status === 'pending' && !appeal?.isOwnRefusal ? (
				<DecisionLink letter="R" to={moveOf(id, 'rejection')} title={`Reject: ${hospital.displayName}`} label="Reject">
					<HospitalCheckForm hospital={hospital} decision="rejection" />
				</DecisionLink>
			) : null}
		</>
	)
}
