import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { removeResume } from '../resumes/resume.server.ts'
import type { Route } from './+types/remove-resume.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/settings')

export async function action({ params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const resumeId = idParam(params.resumeId)
	if (!(await removeResume(actor, resumeId))) throw notFound()
	return redirectWith('/settings', {
		title: t`Resume removed`,
		detail: t`Applications you have already sent keep their copy.`,
		undo: { action: `/resumes/${resumeId}/restoration`, label: t`Undo` },
	})
}
