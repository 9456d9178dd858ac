import { operatorOf } from '#app/identity/groups.server.ts'
import { releaseCase } from '#app/cases/cases.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { toCase } from '../cases/case-route.server.ts'
import { caseParam } from '../cases/case-route.server.ts'
import type { Route } from './+types/release-case.ts'

export const loader = toCase

export async function action({ request, params, context }: Route.ActionArgs) {
	const subject = await caseParam(params)
	await refuseFields(request)
	await releaseCase(operatorOf(context), subject)
	return redirectWith(caseAddress(subject.kind, subject.subjectId), { title: `Released: ${subject.title}` })
}
