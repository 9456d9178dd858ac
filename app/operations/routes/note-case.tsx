import { saveCaseNote } from '#app/cases/cases.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { refusedWork, toCase } from '../cases/case-route.server.ts'
import { caseParam } from '../cases/case-route.server.ts'
import { NoteInput } from '../schema.server.ts'
import type { Route } from './+types/note-case.ts'

export const loader = toCase

export async function action({ request, params, context }: Route.ActionArgs) {
	const { title: _, ...subject } = await caseParam(params)
	const form = await parseForm(request, NoteInput)
	if (!form.ok) throw badRequest()
	const saved = await saveCaseNote(operatorOf(context), subject, form.value.note)
	if (!saved.ok) throw refusedWork(saved.failure)
	return redirectWith(caseAddress(subject.kind, subject.subjectId), { title: 'Note saved' })
}
