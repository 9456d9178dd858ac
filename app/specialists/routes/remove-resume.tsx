import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { removeResume } from '../resume.server.ts'
import type { Route } from './+types/remove-resume.ts'

export const loader = () => redirect('/settings')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const resumeId = idParam(params.resumeId)
	if (!(await removeResume(actor, resumeId))) throw notFound()
	return redirectWith('/settings', {
		title: 'Resume removed',
		detail: 'Applications that carry it keep it.',
		undo: { action: `/resumes/${resumeId}/restoration`, label: 'Undo' },
	})
}
