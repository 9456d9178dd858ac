import { Link, redirect } from 'react-router'
import type { Specialist } from '#app/identity/actor.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { addCredential, addRefusals } from '../claims.server.ts'
import { ClaimForm } from '../components/claim-form.tsx'
import { PaperForm } from '../components/paper-form.tsx'
import { scanDocumentSoon } from '../documents/document-scan.server.ts'
import { documentMessages } from '#app/platform/files/document-file.server.ts'
import { type StoredDocument, storeDocument } from '../documents/document-upload.server.ts'
import { readPaperFile } from '../documents/pages-of-paper.server.ts'
import { lateReading } from '#app/platform/files/late-reading.ts'
import { formChoices } from '../form-choices.server.ts'
import { type CredentialKind, kindFromAddress } from '../kinds.ts'
import { findHolder } from '../own.server.ts'
import { addPaper, findOwnPaper, findPaperFile, type OwnPaper, scanPaperSoon } from '../papers/papers.server.ts'
import { suggestedClaim } from '../papers/suggested-claim.ts'
import { claimSchema, toClaim } from '../schema.server.ts'
import { checkSpan } from '../status.ts'
import type { Route } from './+types/add.ts'
import { t, words } from '#app/platform/language/words.ts'

function kindParam(text: string | undefined): CredentialKind {
	const kind = kindFromAddress(text)
	if (!kind) throw notFound()
	return kind
}

/** The paper that was uploaded before; null where there is none, or its form was sent or it has gone since. */
const paperOf = async (actor: Specialist, id: FormDataEntryValue | null): Promise<OwnPaper | null> =>
	typeof id === 'string' ? findOwnPaper(actor, idParam(id)) : null

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const kind = kindParam(params.kind)
	const holder = await findHolder(actor)
	const { searchParams } = new URL(request.url)
	const choices = formChoices(kind, holder)
	const paper = await paperOf(actor, searchParams.get('paper'))
	const said = (field: string) => searchParams.get(field)?.slice(0, 40) ?? ''
	const known = { councilCode: said('councilCode'), number: said('number'), year: said('year') }
	const read =
		paper?.reading &&
		suggestedClaim(paper.reading, {
			kind,
			ownName: holder.name,
			councilCodes: choices.councils.map(({ value }) => value),
		})
	return {
		...{ kind, name: holder.name, choices, paper },
		suggested: { ...known, ...read },
		isTyped: searchParams.has('typed') || known.number !== '',
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const kind = kindParam(params.kind)
	const form = await readForm(request)
	const upload = await readPaperFile(form)
	if (form.get('step') === 'paper') return receivePaper(actor, kind, upload)
	const paper = await paperOf(actor, form.get('paper'))
	form.delete('paper')
	const { councils } = formChoices(kind, await findHolder(actor))
	const parsed = parseFormData(
		form,
		claimSchema(
			kind,
			councils.map(({ value }) => value),
		),
	)
	const missing =
		paper || (upload.ok && upload.value) ? {} : { document: [upload.ok ? documentMissing() : upload.failure] }
	if (!parsed.ok) return invalid({ ...parsed.problem, fields: { ...parsed.problem.fields, ...missing } })
	const file = await fileOf(actor, paper, upload)
	if (!file.ok) return invalid({ fields: { document: [file.failure] }, values: parsed.values })

	const added = await addCredential(actor, kind, toClaim(parsed.value), file.value, paper?.id)
	if (!added.ok) {
		const sentence = addRefusals[added.failure]
		const ofNumber = added.failure === 'claimed-already'
		return invalid({ ...(ofNumber ? { fields: { number: [sentence] } } : { form: sentence }), values: parsed.values })
	}
	const { credentialId, documentId } = added.value
	if (documentId !== null) await scanDocumentSoon(documentId)
	return redirectWith(`/profile/credentials/${credentialId}`, {
		title: t`Submitted for verification`,
		detail: t`We aim to verify it within ${{ span: checkSpan }} hours and will notify you of the result.`,
	})
}

type Sent = Awaited<ReturnType<typeof readPaperFile>>

const documentMissing = () => t`Please upload a scan or photo of the document.`

/** The file comes first: it is kept, scanned and read, and the form that follows begins with what it says. */
async function receivePaper(actor: Specialist, kind: CredentialKind, upload: Sent) {
	const file = await fileOf(actor, null, upload)
	if (!file.ok) return invalid({ fields: { document: [file.failure] } })
	const paperId = await addPaper(actor, kind, file.value)
	await scanPaperSoon(paperId)
	return redirect(`/profile/credentials/new/${kind}?paper=${paperId}`)
}

async function fileOf(
	actor: Specialist,
	paper: OwnPaper | null,
	upload: Sent,
): Promise<Result<StoredDocument, string>> {
	if (paper) {
		const file = await findPaperFile(actor, paper.id)
		return file ? ok(file) : fail(t`A virus was found in this file. Please upload another one.`)
	}
	if (!upload.ok) return upload
	if (!upload.value) return fail(documentMissing())
	const stored = await storeDocument(upload.value)
	return stored.ok ? stored : fail(documentMessages[stored.failure])
}

const titles: Record<CredentialKind, string> = words({
	registration: 'Add a council registration',
	degree: 'Add a degree',
	certificate: 'Add a certificate',
})
/** Of a paper that was uploaded as one of another kind. */
const likenesses: Record<CredentialKind, string> = words({
	registration: 'This looks like a council registration',
	degree: 'This looks like a degree',
	certificate: 'This looks like a certificate',
})

export default function AddCredential({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, paper, isTyped } = loaderData
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>{titles[kind]}</PageTitle>
			<PageHeader
				title={titles[kind]}
				lead={t`Our team checks it against your document. Hospitals never see the document itself.`}
				back={{ to: '/profile/credentials', label: t`Credentials` }}
			/>
			{paper ? (
				<AfterPaper {...loaderData} paper={paper} problem={actionData} />
			) : isTyped || actionData?.values ? (
				<OwnClaimForm {...loaderData} paper={null} problem={actionData} />
			) : (
				<PaperForm kind={kind} problem={actionData} />
			)}
		</main>
	)
}

type FormProps = Pick<Route.ComponentProps['loaderData'], 'kind' | 'choices' | 'name' | 'suggested'> & {
	paper: OwnPaper | null
	problem: Route.ComponentProps['actionData']
}

function OwnClaimForm({ kind, choices, name, suggested, paper, problem }: FormProps) {
	return (
		<ClaimForm
			key={`${kind} ${paper?.status}`}
			kind={kind}
			choices={choices}
			stored={null}
			suggested={suggested}
			paper={paper}
			ownName={name}
			problem={problem}
			button={t`Submit for verification`}
		/>
	)
}

function AfterPaper({ paper, ...props }: FormProps & { paper: OwnPaper; isTyped: boolean }) {
	const { kind, isTyped } = props
	const again = `/profile/credentials/new/${kind}`
	const here = `${again}?paper=${paper.id}`
	if (paper.scan === 'infected')
		return (
			<Notice tone="danger" title={t`A virus was found in this file`}>
				<Link to={again} className="link">
					{t`Upload another file`}
				</Link>
			</Notice>
		)
	if (paper.status === 'waiting' && !isTyped)
		return (
			<EmptyState
				title={t`Reading…`}
				action={
					<>
						<ButtonLink to={here} variant="secondary">
							{t`Refresh`}
						</ButtonLink>
						<ButtonLink to={`${here}&typed`} variant="quiet">
							{t`Type the details`}
						</ButtonLink>
					</>
				}
			>
				{paper.isLate
					? lateReading(paper.fileName)
					: t`We are reading ${{ file: paper.fileName }}. This takes a few seconds.`}
			</EmptyState>
		)
	const seen = paper.reading?.kind
	return (
		<>
			{paper.status === 'read' ? (
				<Notice tone="success" title={t`We read your document`}>
					{t`Check each detail against the document, correct what is wrong, and submit.`}
				</Notice>
			) : (
				<Notice title={t`We could not read this document`}>{t`Your file is kept. Type the details below.`}</Notice>
			)}
			{paper.proof?.kind === 'signed' ? (
				<Notice tone="success" title={t`Signed by ${{ issuer: paper.proof.issuer }}`}>
					{t`The digital signature of this file is valid, and nothing was changed after it was signed.`}
				</Notice>
			) : null}
			{seen && seen !== kind ? (
				<Notice tone="warning" title={likenesses[seen]}>
					<Link to={`/profile/credentials/new/${seen}?paper=${paper.id}`} className="link">
						{titles[seen]}
					</Link>
				</Notice>
			) : null}
			<p className="text-sm wrap-anywhere text-ink-2">
				{paper.fileName}.{' '}
				<Link to={again} className="link">
					{t`Use another file`}
				</Link>
			</p>
			<OwnClaimForm {...props} paper={paper} />
		</>
	)
}
