import { data } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { addRefusals, type Changed, changeCredential } from '../claims.server.ts'
import { ClaimForm } from '../components/claim-form.tsx'
import { scanDocumentSoon } from '../documents/document-scan.server.ts'
import { documentMessages } from '#app/platform/files/document-file.server.ts'
import { storeDocument } from '../documents/document-upload.server.ts'
import { readPaperFile } from '../documents/pages-of-paper.server.ts'
import { formChoices } from '../form-choices.server.ts'
import { kindNames } from '../kinds.ts'
import { findHolder, findOwnCredential } from '../own.server.ts'
import { claimSchema, toClaim } from '../schema.server.ts'
import { checkSpan } from '../status.ts'
import type { Route } from './+types/edit.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { Chosen } from '#app/ui/chosen.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [credential, holder] = await Promise.all([
		findOwnCredential(actor, idParam(params.credentialId)),
		findHolder(actor),
	])
	if (!credential) throw notFound()
	const { kind, councilCode } = credential
	return { credential, name: holder.name, choices: formChoices(kind, holder, councilCode) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const credential = await findOwnCredential(actor, idParam(params.credentialId))
	if (!credential) throw notFound()
	const { id, kind } = credential
	const form = await readForm(request)
	const upload = await readPaperFile(form)
	const { councils } = formChoices(kind, await findHolder(actor), credential.councilCode)
	const parsed = parseFormData(
		form,
		claimSchema(
			kind,
			councils.map(({ value }) => value),
		),
	)
	if (!parsed.ok) return invalid(parsed.problem)
	if (!upload.ok) return invalid({ fields: { document: [upload.failure] }, values: parsed.values })
	const { version } = parsed.value
	if (version === undefined) throw badRequest()
	const stored = upload.value && (await storeDocument(upload.value))
	if (stored && !stored.ok)
		return invalid({ fields: { document: [documentMessages[stored.failure]] }, values: parsed.values })

	const claim = { ...toClaim(parsed.value), version }
	const changed = await changeCredential(actor, id, claim, stored?.value ?? null)
	if (!changed.ok && changed.failure === 'unknown') throw notFound()
	if (!changed.ok && changed.failure === 'stale')
		return data({ values: parsed.values, isStale: true as const }, { status: 409 })
	if (!changed.ok)
		return invalid({
			fields: { number: [addRefusals['claimed-already']] },
			values: parsed.values,
		})
	if (changed.value.documentId !== null) await scanDocumentSoon(changed.value.documentId)
	return redirectWith(`/profile/credentials/${id}`, savedMessage(changed.value))
}

function savedMessage({ same, again, hasDocument }: Changed) {
	if (same) return { title: t`No changes made`, tone: 'info' as const }
	if (!hasDocument) return { title: t`Saved`, detail: t`Add a scan or photo of the document so that we can verify it.` }
	const detail = t`We aim to verify it within ${{ span: checkSpan }} hours.`
	return { title: again ? t`Saved and submitted for verification` : t`Saved`, detail }
}

// Also after a clash, with the stored values beside the typed ones.
export const shouldRevalidate = () => true

export default function EditCredential({ loaderData, actionData }: Route.ComponentProps) {
	const { credential, name, choices } = loaderData
	const { id, kind, status, reason } = credential
	const title = saidName(credential.title)
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>{t`Edit: ${{ title }}`}</PageTitle>
			<PageHeader
				title={t`Edit: ${{ title }}`}
				lead={kindNames[kind]}
				back={{ to: `/profile/credentials/${id}`, label: title }}
			/>
			{status === 'verified' ? (
				<Notice tone="warning" title={t`Changes need to be verified again`}>
					{kind === 'registration'
						? t`If you save changes, our team must verify this again. Until then it is not marked Verified and the badge is removed.`
						: t`If you save changes, our team must verify this again. Until then it is not marked Verified.`}
				</Notice>
			) : null}
			{status === 'rejected' && reason ? (
				<Notice tone="danger" title={t`Reason for rejection`}>
					<p className="whitespace-pre-line">
						<Chosen text={reason} />
					</p>
				</Notice>
			) : null}
			{status === 'expired' ? (
				<Notice title={t`Renewed?`}>{t`Add the new expiry date and document. We will verify it again.`}</Notice>
			) : null}
			<ClaimForm
				kind={kind}
				choices={choices}
				stored={credential}
				current={credential.document?.fileName}
				ownName={name}
				problem={actionData}
				button={status === 'pending' ? t`Save Changes` : t`Save and submit for verification`}
			/>
		</main>
	)
}
