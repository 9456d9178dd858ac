import { memberOf } from '#app/identity/groups.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { pauseJob } from '../commands.server.ts'
import { answerTransition, toPostings } from '../transition-route.server.ts'
import type { Route } from './+types/pause.ts'

export const loader = toPostings

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	return answerTransition(
		request,
		{ member, jobId, to: 'paused' },
		() => pauseJob(member, jobId),
		(title) => ({
			title: 'Job paused',
			detail: `${title} will not accept applications until you resume it.`,
		}),
	)
}
