import { ExternalLink } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { AuditList } from '../components/audit-list.tsx'
import { CasePage } from '../components/case-page.tsx'
import { DecisionLink } from '../components/decision-link.tsx'
import { HoldForm } from '../components/hold-form.tsx'
import { PersonDocuments } from '../components/person-documents.tsx'
import { QuestionForm } from '../components/question-form.tsx'
import { RejectCredentialForm } from '../components/reject-credential-form.tsx'
import { VerifyForm } from '../components/verify-form.tsx'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import { type CredentialRecord, offeredBy, readCredentialRecord } from '../credentials/credential-record.server.ts'
import { type Desk, readDesk } from '../cases/desk.server.ts'
import { companionsOf, registersFor, type Source, sourcesFor, textsOf } from '../credentials/registers.ts'
import { kindNames } from '#app/credentials/kinds.ts'
import { type CredentialStatus, credentialStatusNames } from '#app/credentials/status.ts'
import { StatusTag } from '#app/credentials/status-tag.tsx'
import { operatorOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import type { Route } from './+types/credential.ts'
import { titled } from '#app/ui/page/page-title.tsx'

// Fetched beside the page: what decides is drawn first.
const loadHints = async () => ({ default: (await import('../components/credential-hints.tsx')).CredentialHints })
const CredentialHints = import.meta.env.SSR ? (await loadHints()).default : lazy(loadHints)

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const credential = await readCredentialRecord(actor, idParam(params.credentialId))
	if (!credential) throw notFound()
	const { id, kind, council, profile } = credential
	return {
		credential,
		desk: await readDesk(actor, 'credential', id),
		sources: sourcesFor(kind, council, profile.profession, offeredBy(credential)),
		companions: companionsOf(credential),
		registers: kind === 'registration' ? registersFor(profile.profession) : [],
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [titled(loaderData?.credential.title ?? 'Credential')]

export default function CredentialPage({ loaderData }: Route.ComponentProps) {
	const { credential, desk } = loaderData
	const { status, title, profile, history } = credential
	return (
		<CasePage
			desk={desk}
			title={`${profile.name}: ${title}`}
			lead={
				status === 'pending' ? `Waiting for ${credential.waiting}, since ${credential.submittedAt}` : profile.speciality
			}
			tags={<StatusTag status={status} />}
			document={<PersonDocuments credential={credential} />}
			decisions={status === 'pending' ? <Decisions {...loaderData} /> : null}
			more={
				<>
					<section aria-labelledby="history">
						<h2 id="history">History</h2>
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
					</section>
					<Panel title="Audit log" flush>
						<AuditList entries={credential.audit} />
					</Panel>
				</>
			}
		>
			{credential.reason ? (
				<Notice tone="danger" title="Rejected: reason">
					<p className="whitespace-pre-line">{credential.reason}</p>
				</Notice>
			) : null}
			<section aria-labelledby="given">
				<h2 id="given">Details submitted</h2>
				<Claimed {...loaderData} />
			</section>
			<section aria-labelledby="hints">
				<h2 id="hints">Automatic checks</h2>
				<Suspense>
					<CredentialHints credential={credential} />
				</Suspense>
			</section>
		</CasePage>
	)
}

const labelOf = (from: CredentialStatus | null, to: CredentialStatus) =>
	to !== 'pending' ? credentialStatusNames[to] : from === null ? 'Sent' : 'Sent again'

function Claimed({ credential, registers }: Pick<Route.ComponentProps['loaderData'], 'credential' | 'registers'>) {
	const { kind, number, council, title, institution, year, validUntil, holderName, profile } = credential
	const isRegistration = kind === 'registration'
	return (
		<div className="grid gap-3">
			<FactGrid
				facts={[
					{ label: 'Kind', value: kindNames[kind] },
					{ label: isRegistration ? 'Council' : 'Title', value: isRegistration ? council : title },
					{ label: 'Number', value: number && <span className="num">{number}</span> },
					{ label: kind === 'degree' ? 'College or university' : 'Issued by', value: institution },
					{ label: 'Year', value: year && <span className="num">{year}</span> },
					{ label: 'Midwife number (RM)', value: credential.midwifeNumber },
					{ label: 'National number (NUID)', value: credential.nationalNumber },
					{ label: 'Qualification as printed', value: credential.qualification },
					{ label: 'Issued on', value: credential.issuedOn },
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
					{ label: 'How it was checked', value: credential.grade },
					{ label: 'Checked against', value: credential.checkedAgainst },
					{
						label: 'Checked by',
						value: credential.checkedOn && [credential.checkedBy, credential.checkedOn].filter(Boolean).join(', '),
					},
				]}
			/>
			{registers.length > 0 ? (
				<ul className="grid gap-1 text-sm">
					{registers.map(({ name, href }) => (
						<li key={href}>
							<a
								href={href}
								target="_blank"
								rel="noopener noreferrer"
								className="link inline-flex min-h-11 items-center gap-1.5 lg:min-h-8"
							>
								Check the register: {name}
								<ExternalLink size={14} aria-hidden="true" className="flex-none" />
							</a>
						</li>
					))}
				</ul>
			) : null}
		</div>
	)
}

type DecisionsProps = {
	credential: CredentialRecord
	desk: Desk
	sources: Source[]
	companions: ReturnType<typeof companionsOf>
}

function Decisions({ credential, desk: { appeal, usualQuestions }, sources, companions }: DecisionsProps) {
	const { id, version, title, profile, document } = credential
	const at = (decision: string) => `/operator/credentials/${id}/${decision}`
	const work = (name: string) => caseWorkAddress('credential', id, name)
	const mayDecide = !appeal?.isOwnRefusal
	return (
		<>
			{mayDecide && document?.scan === 'clean' ? (
				<DecisionLink
					letter="A"
					to={at('verification')}
					title={`Verify: ${profile.name}, ${title}`}
					label="Verify"
					variant="primary"
				>
					<VerifyForm id={id} version={version} sources={sources} others={companions} />
				</DecisionLink>
			) : null}
			<DecisionLink letter="M" to={work('question')} title="Answer or ask" label="Answer or ask">
				<QuestionForm kind="credential" id={id} usualQuestions={usualQuestions} />
			</DecisionLink>
			<DecisionLink letter="H" to={work('hold')} title="Put on hold" label="Hold">
				<HoldForm kind="credential" id={id} />
			</DecisionLink>
			{mayDecide ? (
				<DecisionLink letter="R" to={at('rejection')} title={`Reject: ${profile.name}, ${title}`} label="Reject">
					<RejectCredentialForm id={id} version={version} sources={textsOf(sources)} />
				</DecisionLink>
			) : null}
			{document?.scan === 'clean' ? null : (
				<p className="text-sm text-ink-2">It can be verified once a document has passed the virus check.</p>
			)}
		</>
	)
}
