import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { type RestoreFailure, restoreResume } from '../resumes/resume.server.ts'
import type { Route } from './+types/restore-resume.ts'
import { t, words } from '#app/platform/language/words.ts'

export const loader = () => redirect('/settings')

export async function action({ params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const restored = await restoreResume(actor, idParam(params.resumeId))
	if (restored.ok) return redirectWith('/settings', { title: t`Resume restored` })
	if (restored.failure === 'not-found') throw notFound()
	return redirectWith('/settings', { title: refusals[restored.failure], tone: 'danger' })
}

const refusals: Record<Exclude<RestoreFailure, 'not-found'>, string> = words({
	'too-late': 'More than a minute has passed. Upload the file again.',
	replaced: 'You have uploaded a newer resume.',
})
