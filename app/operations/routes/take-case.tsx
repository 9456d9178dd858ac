import { operatorOf } from '#app/identity/groups.server.ts'
import { takeCase } from '#app/cases/cases.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { takenByAnother } from '../cases/case-refusals.ts'
import { toCase } from '../cases/case-route.server.ts'
import { caseParam } from '../cases/case-route.server.ts'
import type { Route } from './+types/take-case.ts'

export const loader = toCase

export async function action({ request, params, context }: Route.ActionArgs) {
	const { title, ...subject } = await caseParam(params)
	await refuseFields(request)
	if (!(await takeCase(operatorOf(context), subject)).ok) throw conflict(takenByAnother)
	return redirectWith(caseAddress(subject.kind, subject.subjectId), {
		title: `You have taken this case: ${title}`,
		detail: 'Others see your name on it. It is released after 30 minutes without a change.',
	})
}
