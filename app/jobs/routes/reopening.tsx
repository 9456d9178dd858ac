import { memberOf } from '#app/identity/groups.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { reopenJob } from '../commands.server.ts'
import { answerTransition, toPostings } from '../transition-route.server.ts'
import type { Route } from './+types/reopening.ts'

export const loader = toPostings

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	return answerTransition(
		request,
		{ member, jobId, to: 'open' },
		() => reopenJob(member, jobId),
		(title) => ({
			title: 'Job reopened',
			detail: `${title} is accepting applications again.`,
		}),
	)
}
