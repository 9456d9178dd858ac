import { CaseThread } from '#app/cases/case-thread.tsx'
import { AnswerForm } from '#app/cases/answer-form.tsx'
import { findOwnCase } from '#app/cases/own-case.server.ts'
import { hospitalSubject } from '#app/cases/thread.server.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { readDocument } from '#app/platform/files/document-file.server.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { DocumentForm } from '../components/document-form.tsx'
import { DocumentList } from '../components/document-list.tsx'
import { hospitalDocumentMessages, listHospitalDocuments, saveHospitalDocument } from '../checks/documents.server.ts'
import { documentNames } from '../checks/documents.ts'
import { DocumentInput } from '../schema.server.ts'
import { findYearlyCheck } from '../checks/yearly-check.server.ts'
import type { Route } from './+types/documents.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const [documents, check, { messages, isAsked }] = await Promise.all([
		listHospitalDocuments(member.hospitalId),
		findYearlyCheck(member.hospitalId),
		findOwnCase(hospitalSubject(member.hospitalId)),
	])
	return { documents, check, messages, isAsked, can: { upload: member.role === 'owner' } }
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	if (member.role !== 'owner') throw notFound()
	const data = await readForm(request)
	const upload = await readDocument(data)
	const form = parseFormData(data, DocumentInput)
	const missing = upload ? {} : { document: ['Please upload a scan or photo of the document.'] }
	if (!form.ok) return invalid({ ...form.problem, fields: { ...form.problem.fields, ...missing } })
	if (!upload) return invalid({ fields: missing, values: form.values })
	const saved = await saveHospitalDocument(member, form.value.kind, upload)
	if (!saved.ok)
		return invalid({ fields: { document: [hospitalDocumentMessages[saved.failure]] }, values: form.values })
	const back = member.hospitalStatus === 'verified' ? '/hospital/documents' : '/hospitals/verification'
	return redirectWith(back, { title: 'Document saved', detail: documentNames[form.value.kind] })
}

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
	const { documents, check, messages, isAsked, can } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Documents</PageTitle>
			<PageHeader title="Documents" lead="For our check of your hospital. Only your team and ours see them." />
			{check ? (
				<Notice tone={check.isDue ? 'warning' : 'plain'} title={`Yearly check due on ${check.dueOn}`}>
					Bring your documents up to date. Your jobs stay live during the check.
				</Notice>
			) : null}
			{isAsked ? (
				<Notice tone="warning" title="Our team has a question">
					Reply below, or upload the document. We will continue once you reply.
				</Notice>
			) : null}
			<DocumentList documents={documents} canRemove={can.upload} />
			{can.upload ? <DocumentForm problem={actionData} /> : null}
			<section aria-labelledby="thread" className="grid gap-3">
				<h2 id="thread" className="text-lg">
					Messages with our team
				</h2>
				<CaseThread messages={messages} reader="owner" />
				<AnswerForm action="/hospital/documents/messages" />
			</section>
		</main>
	)
}
