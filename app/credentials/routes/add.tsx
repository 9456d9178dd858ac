import { specialistOf } from '#app/identity/groups.server.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { type AddFailure, addCredential } from '../claims.server.ts'
import { ClaimForm } from '../components/claim-form.tsx'
import { scanDocumentSoon } from '../documents/document-scan.server.ts'
import { documentMessages, readDocument } from '#app/platform/files/document-file.server.ts'
import { storeDocument } from '../documents/document-upload.server.ts'
import { formChoices } from '../form-choices.server.ts'
import { type CredentialKind, kindFromAddress, maxCredentials } from '../kinds.ts'
import { findHolder } from '../own.server.ts'
import { claimSchema, toClaim } from '../schema.server.ts'
import { checkTarget } from '../status.ts'
import type { Route } from './+types/add.ts'

function kindParam(text: string | undefined): CredentialKind {
	const kind = kindFromAddress(text)
	if (!kind) throw notFound()
	return kind
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const kind = kindParam(params.kind)
	const holder = await findHolder(actor)
	const { searchParams } = new URL(request.url)
	const said = (field: string) => searchParams.get(field)?.slice(0, 40) ?? ''
	const suggested = { councilCode: said('councilCode'), number: said('number'), year: said('year') }
	return { kind, name: holder.name, choices: formChoices(kind, holder), suggested }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const kind = kindParam(params.kind)
	const form = await readForm(request)
	const upload = await readDocument(form)
	const { councils } = formChoices(kind, await findHolder(actor))
	const parsed = parseFormData(
		form,
		claimSchema(
			kind,
			councils.map(({ value }) => value),
		),
	)
	const missing = upload ? {} : { document: ['Please upload a scan or photo of the document.'] }
	if (!parsed.ok) return invalid({ ...parsed.problem, fields: { ...parsed.problem.fields, ...missing } })
	if (!upload) return invalid({ fields: missing, values: parsed.values })
	const stored = await storeDocument(upload)
	if (!stored.ok) return invalid({ fields: { document: [documentMessages[stored.failure]] }, values: parsed.values })

	const added = await addCredential(actor, kind, toClaim(parsed.value), stored.value)
	if (!added.ok) return invalid({ ...refusals[added.failure], values: parsed.values })
	const { credentialId, documentId } = added.value
	if (documentId !== null) await scanDocumentSoon(documentId)
	return redirectWith(`/profile/credentials/${credentialId}`, {
		title: 'Submitted for verification',
		detail: `We aim to verify it within ${checkTarget} and will notify you of the result.`,
	})
}

const refusals: Record<AddFailure, { form?: string; fields?: Record<string, string[]> }> = {
	'too-many': { form: `You can add up to ${maxCredentials} credentials. Remove one you no longer need.` },
	'claimed-already': { fields: { number: ['You have already added this registration.'] } },
}

const titles: Record<CredentialKind, string> = {
	registration: 'Add a council registration',
	degree: 'Add a degree',
	certificate: 'Add a certificate',
}

export default function AddCredential({
	loaderData: { kind, name, choices, suggested },
	actionData,
}: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>{titles[kind]}</PageTitle>
			<PageHeader
				title={titles[kind]}
				lead="Our team checks it against your document. Hospitals never see the document itself."
				back={{ to: '/profile/credentials', label: 'Credentials' }}
			/>
			<ClaimForm
				key={kind}
				kind={kind}
				choices={choices}
				stored={null}
				suggested={suggested}
				ownName={name}
				problem={actionData}
				button="Submit for verification"
			/>
		</main>
	)
}
