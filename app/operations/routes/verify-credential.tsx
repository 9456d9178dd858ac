import { VerifyForm } from '../components/verify-form.tsx'
import { afterDecision } from '../credential-decision.server.ts'
import { findCredentialRecord } from '../credential-record.server.ts'
import { sourcesFor } from '../registers.ts'
import { Verification } from '../schema.server.ts'
import { verifyCredential } from '#app/credentials/decisions.server.ts'
import { credentialLifecycle } from '#app/credentials/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/verify-credential.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const credential = await findCredentialRecord(actor, idParam(params.credentialId))
	if (!credential) throw notFound()
	if (request.method === 'GET' && !credentialLifecycle.mayMove(credential.status, 'verified', 'operator'))
		throw conflict('This credential has already been decided.')
	const { id, kind, council, version, title, profile } = credential
	return { id, version, title, holder: profile.name, sources: sourcesFor(kind, council, profile.profession) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const credentialId = idParam(params.credentialId)
	const form = await parseForm(request, Verification)
	if (!form.ok) return invalid(form.problem)
	const { checkedAgainst, version } = form.value
	const decided = await verifyCredential(actor, credentialId, { checkedAgainst, seenVersion: version })
	return afterDecision(actor, credentialId, decided, 'Credential verified')
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
	const { id, version, title, holder, sources } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{`Verify ${title}`}</PageTitle>
			<PageHeader
				title={`Verify ${title}`}
				lead={`Submitted by ${holder}, who will be notified.`}
				back={{ to: `/operator/credentials/${id}`, label: 'Back to record' }}
			/>
			<VerifyForm id={id} version={version} sources={sources} problem={actionData} />
		</main>
	)
}
