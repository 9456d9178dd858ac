import { RejectCredentialForm } from '../components/reject-credential-form.tsx'
import { afterDecision } from '../credentials/credential-decision.server.ts'
import { findCredentialRecord } from '../credentials/credential-record.server.ts'
import { keepCredentials } from '../cases/decisions-at-once.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { sourcesFor, textsOf } from '../credentials/registers.ts'
import { CredentialRejection, sourceOf } from '../schema.server.ts'
import { beginAppealableDecision } from '#app/cases/appeals.server.ts'
import { credentialSubject } from '#app/cases/thread.server.ts'
import { rejectCredential } from '#app/credentials/decisions.server.ts'
import { credentialLifecycle } from '#app/credentials/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/reject-credential.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const credential = await findCredentialRecord(actor, idParam(params.credentialId))
	if (!credential) throw notFound()
	if (request.method === 'GET' && !credentialLifecycle.mayMove(credential.status, 'rejected', 'operator'))
		throw conflict('This credential has already been decided.')
	const { id, kind, council, version, title, profile } = credential
	return { id, version, title, holder: profile.name, sources: textsOf(sourcesFor(kind, council, profile.profession)) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const credentialId = idParam(params.credentialId)
	const form = await parseForm(request, CredentialRejection)
	if (!form.ok) return invalid(form.problem)
	const { reason, freeText, version, ...input } = form.value
	const record = await findCredentialRecord(actor, credentialId)
	if (!record) throw notFound()
	const checkedAgainst = sourceOf(input)
	const rejection = {
		reason: [reason, freeText].filter(Boolean).join('\n'),
		...(checkedAgainst ? { checkedAgainst } : {}),
		seenVersion: version,
	}
	const next = await findNextCase(actor, 'credential', credentialId)
	const { kept, before, after } = keepCredentials(actor, record.profile.id, [credentialId])
	const begin = async (tx: Transaction) => {
		await before(tx)
		return beginAppealableDecision(tx, actor, credentialSubject(credentialId, record.profile.id), 'denied')
	}
	const decided = await rejectCredential(actor, credentialId, rejection, begin, after)
	const title = 'Credential rejected'
	return afterDecision(actor, credentialId, decided, {
		title,
		next,
		decisionId: kept.decisionId,
		specialistId: record.profile.id,
	})
}

export default function Reject({ loaderData, actionData }: Route.ComponentProps) {
	const { id, version, title, holder, sources } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{`Reject ${title}`}</PageTitle>
			<PageHeader
				title={`Reject ${title}`}
				lead={`${holder} will see the reason and can correct and resubmit it.`}
				back={{ to: `/operator/credentials/${id}`, label: 'Back to record' }}
			/>
			<RejectCredentialForm id={id} version={version} sources={sources} problem={actionData} />
		</main>
	)
}
