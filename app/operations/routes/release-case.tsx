import { operatorOf } from '#app/identity/groups.server.ts'
import { releaseCase } from '#app/cases/cases.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { caseAddress } from '../case-address.ts'
import { toCase } from '../case-route.server.ts'
import { caseParam } from '../case-subject.server.ts'
import type { Route } from './+types/release-case.ts'

export const loader = toCase

export async function action({ request, params, context }: Route.ActionArgs) {
	const subject = await caseParam(params)
	await refuseFields(request)
	await releaseCase(operatorOf(context), subject)
	return redirectWith(caseAddress(subject.kind, subject.subjectId), { title: `Released: ${subject.title}` })
}
