import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { markInterview } from './cancellation.server.ts'
import { findInterview } from '../queries.server.ts'
import { VersionInput } from '../schema.server.ts'
import { refusalOf } from '../labels.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'> & { params: { interviewId?: string | undefined } }

export const markLoader = buttonPage(async ({ params, context }: Args) => {
	const interviewId = idParam(params.interviewId)
	const interview = await findInterview(verifiedMemberOf(context), interviewId)
	return interview && `/interviews/${interviewId}`
})

/** Both ways to say how an interview went. */
export async function markAction(
	{ request, params, context }: Args & Pick<ActionFunctionArgs, 'request'>,
	kind: 'complete' | 'mark-no-show',
) {
	const member = verifiedMemberOf(context)
	const interviewId = idParam(params.interviewId)
	const form = await parseForm(request, VersionInput)
	if (!form.ok) throw badRequest()

	const marked = await markInterview(member, interviewId, { kind, version: form.value.version })
	if (!marked.ok && 'current' in marked) throw conflict(refusalOf(marked, kind))
	if (!marked.ok) throw notFound()
	const { specialistName } = marked.value
	return redirectWith(
		`/interviews/${interviewId}`,
		kind === 'complete'
			? { title: 'Interview completed', detail: `Add your scorecard for ${specialistName} while it is fresh.` }
			: { title: 'Marked as no-show', detail: `${specialistName} can see that the interview was marked as missed.` },
	)
}
