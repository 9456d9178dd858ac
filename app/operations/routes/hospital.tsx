import { AuditList } from '../components/audit-list.tsx'
import { Hints } from '../components/hints.tsx'
import { JobList } from '../components/job-list.tsx'
import { MemberList } from '../components/member-list.tsx'
import { findHospitalRecord, type HospitalRecord } from '../hospital-record.server.ts'
import { brand } from '#app/brand.ts'
import { hospitalStatusNames } from '#app/hospitals/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Tag, type Tone } from '#app/ui/tag.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import type { Route } from './+types/hospital.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const hospital = await findHospitalRecord(actor, idParam(params.hospitalId))
	if (!hospital) throw notFound()
	return { hospital }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.hospital.displayName ?? 'Hospital'} · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

const tones: Record<HospitalRecord['status'], Tone> = {
	pending: 'warning',
	verified: 'success',
	rejected: 'danger',
	suspended: 'danger',
}

export default function HospitalPage({ loaderData: { hospital } }: Route.ComponentProps) {
	const { status, members, others, history } = hospital
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-6 py-8">
			<PageHeader
				title={hospital.displayName}
				lead={status === 'pending' ? `Waiting for ${hospital.waiting}, since ${hospital.submittedAt}` : hospital.where}
				back={{ to: '/operator', label: 'Hospitals to check' }}
				tags={<Tag tone={tones[status]}>{hospitalStatusNames[status]}</Tag>}
				actions={<Decisions hospital={hospital} />}
			/>
			{hospital.reason ? (
				<Notice tone="danger" title={`${hospitalStatusNames[status]}: reason`}>
					<p className="whitespace-pre-line">{hospital.reason}</p>
				</Notice>
			) : null}
			{status === 'pending' && !hospital.canBeChecked ? (
				<Notice title="No details submitted yet">
					<p>It has not submitted a registration number or facility ID, so it cannot be verified yet.</p>
				</Notice>
			) : null}
			<div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="grid grid-cols-1 gap-6">
					<Panel title="Details submitted">
						<Given hospital={hospital} />
					</Panel>
					<Panel title="Members" flush>
						<MemberList id={hospital.id} members={members} />
					</Panel>
					{hospital.jobs.length > 0 ? (
						<Panel title="Jobs" flush>
							<JobList jobs={hospital.jobs} />
						</Panel>
					) : null}
				</div>
				<div className="grid grid-cols-1 gap-6">
					<Panel title="Possible issues">
						<Hints members={members} others={others} />
					</Panel>
					<Panel title="History">
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
					</Panel>
				</div>
			</div>
			<Panel title="Audit log" flush>
				<AuditList entries={hospital.audit} />
			</Panel>
		</main>
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
						<a href={hospital.website} rel="noopener noreferrer" className="link">
							{hospital.website.replace(/^https?:\/\//, '')}
						</a>
					) : (
						missing
					),
				},
				{ label: 'Address', value: hospital.where },
				{ label: 'Phone', value: <span className="num">{hospital.phone}</span> },
				{ label: 'Verified on', value: hospital.verifiedOn },
			]}
		/>
	)
}

/** The moves that are open now: a decision with a reason has a page of its own. */
function Decisions({ hospital: { id, status, version, canBeChecked } }: { hospital: HospitalRecord }) {
	const at = (decision: string) => `/operator/hospitals/${id}/${decision}`
	const button = (decision: string, label: string, busy: string) => (
		<PostButton action={at(decision)} fields={{ version }} pendingLabel={busy}>
			{label}
		</PostButton>
	)
	if (status === 'pending')
		return (
			<>
				{canBeChecked ? button('verification', 'Verify', 'Verifying...') : null}
				<ButtonLink to={at('rejection')} variant="secondary">
					Reject
				</ButtonLink>
			</>
		)
	if (status === 'verified')
		return (
			<ButtonLink to={at('suspension')} variant="secondary">
				Suspend
			</ButtonLink>
		)
	if (status === 'suspended') return button('reinstatement', 'Lift suspension', 'Lifting...')
	return null
}
