import { noExpiry } from '../expiry.ts'
import { Download, ExternalLink, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { AnswerForm } from '#app/cases/answer-form.tsx'
import { CaseThread } from '#app/cases/case-thread.tsx'
import { findOwnCase } from '#app/cases/own-case.server.ts'
import { credentialSubject } from '#app/cases/thread.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { labelsOf } from '../components/claim-labels.ts'
import { CredentialHistory } from '../components/credential-history.tsx'
import { kindNames } from '../kinds.ts'
import { findOwnCredential, type OwnRecord } from '../own.server.ts'
import { checkSpan } from '../status.ts'
import { StatusTag } from '../status-tag.tsx'
import type { Route } from './+types/show.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'
import { Chosen } from '#app/ui/chosen.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const credential = await findOwnCredential(actor, idParam(params.credentialId))
	if (!credential) throw notFound()
	return { credential, check: await findOwnCase(credentialSubject(credential.id, actor.specialistId)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData ? saidName(loaderData.credential.title) : t`Credential`),
]

export default function Credential({ loaderData: { credential, check } }: Route.ComponentProps) {
	const { id, kind, title, status } = credential
	const labels = labelsOf(kind)
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageHeader
				title={saidName(title)}
				lead={kindNames[kind]}
				back={{ to: '/profile/credentials', label: t`Credentials` }}
				tags={<StatusTag status={status} />}
				actions={
					<ButtonLink to={`/profile/credentials/${id}/edit`} variant={status === 'verified' ? 'secondary' : 'primary'}>
						<Pencil size={18} aria-hidden="true" />
						{status === 'expired' ? t`Renew` : t`Edit`}
					</ButtonLink>
				}
			/>
			<CredentialNotice credential={credential} />
			{check.mayAppeal ? (
				<p>
					{rich({
						link: (words) => (
							<Link to={`/profile/credentials/${id}/appeal`} className="link">
								{words}
							</Link>
						),
					})`If you think this decision is wrong, you can <link>appeal once</link>. Another member of our team then decides.`}
				</p>
			) : null}
			{check.messages.length > 0 ? (
				<Panel title={check.isAsked ? t`Our team has a question` : t`Messages with our team`}>
					<div className="grid gap-3">
						<CaseThread messages={check.messages} reader="owner" />
						<AnswerForm action={`/profile/credentials/${id}/messages`} />
					</div>
				</Panel>
			) : null}
			<Panel title={t`Details you submitted`}>
				<FactGrid
					facts={[
						{
							label: labels['number'] ?? '',
							value: credential.number && <span className="num">{credential.number}</span>,
						},
						...(kind === 'registration'
							? (['midwifeNumber', 'nationalNumber', 'qualification'] as const).map((name) => ({
									label: labels[name] ?? '',
									value: credential[name],
								}))
							: []),
						{ label: kind === 'degree' ? t`College or university` : t`Issued by`, value: credential.institution },
						{ label: t`Issued on`, value: credential.issuedOnText },
						{ label: t`Year`, value: credential.year && <span className="num">{credential.year}</span> },
						{
							label: t`Valid until`,
							value: credential.validUntilText ?? (kind === 'degree' ? null : noExpiry()),
						},
						{ label: t`Name on the document`, value: credential.holderName },
					]}
				/>
			</Panel>
			<Panel title={t`Document`}>
				<DocumentNote credential={credential} />
			</Panel>
			<Panel title={t`History`}>
				<CredentialHistory events={credential.history} />
			</Panel>
			<p>
				<ButtonLink to={`/profile/credentials/${id}/removal`} variant="quiet" className="-ml-3">
					{t`Remove this credential`}
				</ButtonLink>
			</p>
		</main>
	)
}

/** Its status, and who found what. */
function CredentialNotice({ credential }: { credential: OwnRecord }) {
	const { status, reason, grade, checkedAgainst, checkedOn, sentAgo, validUntilText, document } = credential
	if (status === 'verified')
		return (
			<Notice tone="success" title={t`Checked by our team on ${{ day: checkedOn ?? '' }}`}>
				{grade ? <p>{grade}.</p> : null}
				{checkedAgainst ? <p>{t`Checked against: ${{ source: checkedAgainst }}.`}</p> : null}
			</Notice>
		)
	if (status === 'rejected')
		return (
			<Notice tone="danger" title={t`We could not verify this`}>
				<p className="whitespace-pre-line">
					<Chosen text={reason ?? ''} />
				</p>
				<p className="mt-1">{t`Edit the details or replace the document, then submit it again.`}</p>
			</Notice>
		)
	if (status === 'expired')
		return (
			<Notice tone="warning" title={t`It was valid until ${{ day: validUntilText ?? '' }}`}>
				{t`After you renew it, add the new expiry date and document. We will verify it again.`}
			</Notice>
		)
	if (!document)
		return (
			<Notice tone="warning" title={t`Document missing`}>
				{t`Edit this credential and add a scan or photo.`}
			</Notice>
		)
	return (
		<Notice title={t`Submitted ${{ ago: sentAgo }}`}>
			{t`Our team is checking it. We aim to finish within ${{ span: checkSpan }} hours and will notify you of the result.`}
		</Notice>
	)
}

function DocumentNote({ credential: { id, document } }: { credential: OwnRecord }) {
	if (!document) return <p className="text-ink-2">{t`No document. We cannot verify this without one.`}</p>
	const href = `/profile/credentials/${id}/document`
	return (
		<div className="grid gap-3">
			<div>
				<p className="font-medium wrap-anywhere">{document.fileName}</p>
				<p className="text-sm text-ink-2">{t`Added on ${{ day: document.uploaded }}. Only you and our team can open it.`}</p>
			</div>
			{document.scan === 'scanning' ? (
				<p>
					<Tag tone="warning">{t`Virus check in progress`}</Tag>
				</p>
			) : null}
			<p>
				{document.isPicture ? (
					<a href={href} target="_blank" rel="noopener" className="btn btn-secondary btn-sm">
						<ExternalLink size={16} aria-hidden="true" />
						{t`Open image`}
					</a>
				) : (
					<a href={href} download className="btn btn-secondary btn-sm">
						<Download size={16} aria-hidden="true" />
						{t`Download PDF`}
					</a>
				)}
			</p>
		</div>
	)
}
