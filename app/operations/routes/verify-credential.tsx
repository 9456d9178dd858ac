import { plural } from '#app/platform/text/counted.ts'
import { VerifyForm } from '../components/verify-form.tsx'
import { afterDecision } from '../credentials/credential-decision.server.ts'
import { findCredentialRecord, offeredBy } from '../credentials/credential-record.server.ts'
import { keepCredentials } from '../cases/decisions-at-once.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { companionsOf, gradeOf, sourcesFor } from '../credentials/registers.ts'
import { sourceOf, Verification } from '../schema.server.ts'
import { beginAppealableDecision } from '#app/cases/appeals.server.ts'
import { credentialSubject } from '#app/cases/thread.server.ts'
import { verifyCredentials } from '#app/credentials/decisions.server.ts'
import { credentialLifecycle } from '#app/credentials/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { ok } from '#app/platform/result.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/verify-credential.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const credential = await findCredentialRecord(actor, idParam(params.credentialId))
	if (!credential) throw notFound()
	if (request.method === 'GET' && !credentialLifecycle.mayMove(credential.status, 'verified', 'operator'))
		throw conflict('This credential has already been decided.')
	const { id, kind, council, version, title, profile } = credential
	const sources = sourcesFor(kind, council, profile.profession, offeredBy(credential))
	return { id, version, title, holder: profile.name, sources, others: companionsOf(credential) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const credentialId = idParam(params.credentialId)
	const form = await parseForm(request, Verification)
	if (!form.ok) return invalid(form.problem)
	const { version, others = [], ...input } = form.value
	const record = await findCredentialRecord(actor, credentialId)
	if (!record) throw notFound()
	const { profile } = record
	// Only credentials of the same person go together.
	if (others.some(({ id }) => !record.others.some((other) => other.id === id))) throw badRequest()

	const sources = sourcesFor(record.kind, record.council, profile.profession, offeredBy(record))
	const companions = new Map(companionsOf(record).map((companion) => [companion.id, companion.sources]))
	const checks = [
		{
			credentialId,
			checkedAgainst: sourceOf(input),
			checkGrade: gradeOf(sources, input),
			seenVersion: version,
		},
		...others.flatMap(({ id, source, version: seenVersion }) =>
			source
				? [
						{
							credentialId: id,
							checkedAgainst: source,
							checkGrade: gradeOf(companions.get(id) ?? [], { source }),
							seenVersion,
						},
					]
				: [],
		),
	]
	// What was left out for now is not the next.
	const next = await findNextCase(actor, 'credential', credentialId, [credentialId, ...others.map(({ id }) => id)])
	const ids = checks.map((check) => check.credentialId)
	const { kept, before, after } = keepCredentials(actor, profile.id, ids)
	const begin = async (tx: Transaction) => {
		await before(tx)
		for (const check of checks.toSorted((a, b) => a.credentialId.localeCompare(b.credentialId))) {
			const subject = credentialSubject(check.credentialId, profile.id)
			const begun = await beginAppealableDecision(tx, actor, subject, 'granted')
			if (!begun.ok) return begun
		}
		return ok(null)
	}
	const decided = await verifyCredentials<'taken' | 'own-refusal'>(actor, checks, begin, after)
	const title = plural(checks.length, 'Credential verified', `${checks.length} credentials verified`)
	return afterDecision(actor, credentialId, decided, {
		title,
		next,
		decisionId: kept.decisionId,
		specialistId: profile.id,
	})
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
	const { id, version, title, holder, sources, others } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{`Verify ${title}`}</PageTitle>
			<PageHeader
				title={`Verify ${title}`}
				lead={`Submitted by ${holder}, who will be notified.`}
				back={{ to: `/operator/credentials/${id}`, label: 'Back to record' }}
			/>
			<VerifyForm id={id} version={version} sources={sources} others={others} problem={actionData} />
		</main>
	)
}
