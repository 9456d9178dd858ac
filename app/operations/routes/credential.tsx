import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { AuditList } from '../components/audit-list.tsx'
import { CredentialHints } from '../components/credential-hints.tsx'
import { DocumentView } from '../components/document-view.tsx'
import { VerifyForm } from '../components/verify-form.tsx'
import { type CredentialRecord, findCredentialRecord } from '../credential-record.server.ts'
import { registersFor, sourcesFor } from '../registers.ts'
import { brand } from '#app/brand.ts'
import { kindNames } from '#app/credentials/kinds.ts'
import { type CredentialStatus, credentialStatusNames } from '#app/credentials/status.ts'
import { StatusTag } from '#app/credentials/status-tag.tsx'
import { operatorOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import type { Route } from './+types/credential.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const credential = await findCredentialRecord(actor, idParam(params.credentialId))
	if (!credential) throw notFound()
	return { credential }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.credential.title ?? 'Credential'} · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function CredentialPage({ loaderData: { credential } }: Route.ComponentProps) {
	const { status, title, profile, history } = credential
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-6 py-8">
			<PageHeader
				title={`${profile.name}: ${title}`}
				lead={
					status === 'pending'
						? `Waiting for ${credential.waiting}, since ${credential.submittedAt}`
						: profile.speciality
				}
				back={{ to: '/operator/credentials', label: 'Credentials to check' }}
				tags={<StatusTag status={status} />}
			/>
			{credential.reason ? (
				<Notice tone="danger" title="Rejected: reason">
					<p className="whitespace-pre-line">{credential.reason}</p>
				</Notice>
			) : null}
			<div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
				<Panel title="Document">
					<DocumentView credential={credential} />
				</Panel>
				<div className="grid grid-cols-1 gap-6">
					<Panel title="Details submitted">
						<Claimed credential={credential} />
					</Panel>
					<Panel title="Possible issues">
						<CredentialHints credential={credential} />
					</Panel>
					{status === 'pending' ? (
						<Panel title="Next step">
							<Decide credential={credential} />
						</Panel>
					) : null}
					<Panel title="History">
						<Timeline
							label="Status history"
							steps={history.map(({ from, to, reason, at, by }, index) => ({
								label: labelOf(from, to),
								state: index === history.length - 1 ? 'current' : 'done',
								at,
								detail: (
									<>
										{by ?? (to === 'expired' ? 'Expired automatically' : 'Account removed')}
										{reason ? <p className="whitespace-pre-line">{reason}</p> : null}
									</>
								),
							}))}
						/>
					</Panel>
				</div>
			</div>
			<Panel title="Audit log" flush>
				<AuditList entries={credential.audit} />
			</Panel>
		</main>
	)
}

const labelOf = (from: CredentialStatus | null, to: CredentialStatus) =>
	to !== 'pending' ? credentialStatusNames[to] : from === null ? 'Sent' : 'Sent again'

function Claimed({ credential }: { credential: CredentialRecord }) {
	const { kind, number, council, title, institution, year, validUntil, holderName, profile } = credential
	const isRegistration = kind === 'registration'
	return (
		<div className="grid gap-4">
			<FactGrid
				facts={[
					{ label: 'Kind', value: kindNames[kind] },
					{ label: isRegistration ? 'Council' : 'Title', value: isRegistration ? council : title },
					{ label: 'Number', value: number && <span className="num">{number}</span> },
					{ label: kind === 'degree' ? 'College or university' : 'Issued by', value: institution },
					{ label: 'Year', value: year && <span className="num">{year}</span> },
					{ label: 'Valid until', value: validUntil },
					{ label: 'Name on the document', value: holderName ?? 'As on the profile' },
					{
						label: 'Name on the profile',
						value: (
							<Link to={`/operator/specialists/${profile.id}`} className="link">
								{profile.name}
							</Link>
						),
					},
					{ label: 'Checked against', value: credential.checkedAgainst },
					{
						label: 'Checked by',
						value: credential.checkedOn && [credential.checkedBy, credential.checkedOn].filter(Boolean).join(', '),
					},
				]}
			/>
			{isRegistration ? (
				<ul className="grid gap-1 text-sm">
					{registersFor(profile.profession).map(({ name, href }) => (
						<li key={href}>
							<a
								href={href}
								target="_blank"
								rel="noopener noreferrer"
								className="link inline-flex min-h-8 items-center gap-1.5"
							>
								Check the register: {name}
								<ExternalLink size={14} aria-hidden="true" />
							</a>
						</li>
					))}
				</ul>
			) : null}
		</div>
	)
}

function Decide({ credential: { id, kind, version, council, profile, document } }: { credential: CredentialRecord }) {
	return (
		<div className="grid gap-5">
			{document?.scan === 'clean' ? (
				<VerifyForm id={id} version={version} sources={sourcesFor(kind, council, profile.profession)} />
			) : (
				<p className="text-ink-2">It can be verified once a document has passed the virus check.</p>
			)}
			<div className="border-t border-line pt-4">
				<ButtonLink to={`/operator/credentials/${id}/rejection`} variant="secondary">
					Reject with a reason
				</ButtonLink>
			</div>
		</div>
	)
}
