import { Download, ExternalLink, Pencil } from 'lucide-react'
import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CredentialHistory } from '../components/credential-history.tsx'
import { kindNames } from '../kinds.ts'
import { findOwnCredential, type OwnRecord } from '../own.server.ts'
import { checkTarget } from '../status.ts'
import { StatusTag } from '../status-tag.tsx'
import type { Route } from './+types/show.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const credential = await findOwnCredential(requireSpecialist(context, request), idParam(params.credentialId))
	if (!credential) throw notFound()
	return { credential }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.credential.title ?? 'Credential'} · ${brand.name}` },
]

export default function Credential({ loaderData: { credential } }: Route.ComponentProps) {
	const { id, kind, title, status } = credential
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageHeader
				title={title}
				lead={kindNames[kind]}
				back={{ to: '/profile/credentials', label: 'Credentials' }}
				tags={<StatusTag status={status} />}
				actions={
					<ButtonLink to={`/profile/credentials/${id}/edit`} variant={status === 'verified' ? 'secondary' : 'primary'}>
						<Pencil size={18} aria-hidden="true" />
						{status === 'expired' ? 'Renew' : 'Edit'}
					</ButtonLink>
				}
			/>
			<Standing credential={credential} />
			<Panel title="What you gave">
				<FactGrid
					facts={[
						{
							label: 'Registration number',
							value: credential.number && <span className="num">{credential.number}</span>,
						},
						{ label: kind === 'degree' ? 'College or university' : 'Issued by', value: credential.institution },
						{ label: 'Year', value: credential.year && <span className="num">{credential.year}</span> },
						{
							label: 'Valid until',
							value: credential.validUntilText ?? (kind === 'degree' ? null : 'Does not expire'),
						},
						{ label: 'Name on the document', value: credential.holderName },
					]}
				/>
			</Panel>
			<Panel title="Document">
				<DocumentNote credential={credential} />
			</Panel>
			<Panel title="History">
				<CredentialHistory events={credential.history} />
			</Panel>
			<p>
				<ButtonLink to={`/profile/credentials/${id}/removal`} variant="quiet">
					Remove this credential
				</ButtonLink>
			</p>
		</main>
	)
}

/** Where it stands, and who found what. */
function Standing({ credential }: { credential: OwnRecord }) {
	const { status, reason, checkedAgainst, checkedOn, sentAgo, validUntilText, document } = credential
	if (status === 'verified')
		return (
			<Notice tone="success" title={`Checked by our team on ${checkedOn}`}>
				{checkedAgainst ? <p>Against: {checkedAgainst}.</p> : null}
			</Notice>
		)
	if (status === 'rejected')
		return (
			<Notice tone="danger" title="We could not verify it">
				<p className="whitespace-pre-line">{reason}</p>
				<p className="mt-1">Correct it and send it again: edit it, or replace the document.</p>
			</Notice>
		)
	if (status === 'expired')
		return (
			<Notice tone="warning" title={`It was valid until ${validUntilText}`}>
				Once you have renewed it, add the new last day and the new document. We check it again.
			</Notice>
		)
	if (!document)
		return (
			<Notice tone="warning" title="We have no document to check it by">
				Edit it and add a scan or a photo.
			</Notice>
		)
	return (
		<Notice title={`Sent ${sentAgo}`}>
			{`Our team checks it by hand. We aim to answer within ${checkTarget}, and tell you either way.`}
		</Notice>
	)
}

function DocumentNote({ credential: { id, document } }: { credential: OwnRecord }) {
	if (!document) return <p className="text-ink-2">None. Without one we cannot check it.</p>
	const href = `/profile/credentials/${id}/document`
	return (
		<div className="grid gap-3">
			<div>
				<p className="font-medium wrap-anywhere">{document.fileName}</p>
				<p className="text-sm text-ink-2">Added on {document.uploaded}. Only you and our team can open it.</p>
			</div>
			{document.scan === 'scanning' ? (
				<p>
					<Tag tone="warning">Being checked for viruses</Tag>
				</p>
			) : null}
			<p>
				{document.isPicture ? (
					<a href={href} target="_blank" rel="noopener" className="btn btn-secondary btn-sm">
						<ExternalLink size={16} aria-hidden="true" />
						Open the picture
					</a>
				) : (
					<a href={href} download className="btn btn-secondary btn-sm">
						<Download size={16} aria-hidden="true" />
						Download the PDF
					</a>
				)}
			</p>
		</div>
	)
}
