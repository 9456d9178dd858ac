import { resumeCase } from '#app/cases/cases.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { refusedWork, toCase } from '../cases/case-route.server.ts'
import { caseParam } from '../cases/case-route.server.ts'
import type { Route } from './+types/resume-case.ts'

export const loader = toCase

export async function action({ request, params, context }: Route.ActionArgs) {
	const { title, ...subject } = await caseParam(params)
	await refuseFields(request)
	const resumed = await resumeCase(operatorOf(context), subject)
	if (!resumed.ok) throw refusedWork(resumed.failure)
	return redirectWith(caseAddress(subject.kind, subject.subjectId), { title: `Back in the queue: ${title}` })
}
