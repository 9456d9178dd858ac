import { ownerOf } from '#app/identity/groups.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { appealForHospital, findAppealable } from '../appeals.server.ts'
import { AppealPage, appealRefusals } from '../appeal-page.tsx'
import { AppealInput } from '../schema.server.ts'
import { hospitalSubject } from '../thread.server.ts'
import type { Route } from './+types/appeal-for-hospital.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const owner = ownerOf(context)
	const appealable = await findAppealable(db, hospitalSubject(owner.hospitalId))
	if (request.method === 'GET' && !appealable.ok) throw conflict(appealRefusals[appealable.failure])
	return { about: owner.hospitalName }
}

export async function action({ request, context }: Route.ActionArgs) {
	const owner = ownerOf(context)
	const form = await parseForm(request, AppealInput)
	if (!form.ok) return invalid(form.problem)
	const appealed = await appealForHospital(owner, form.value.reason)
	if (!appealed.ok) throw appealed.failure === 'unknown' ? notFound() : conflict(appealRefusals[appealed.failure])
	return redirectWith('/hospitals/verification', {
		title: 'Appeal sent',
		detail: 'Another member of our team will decide. We will notify you.',
	})
}

export default function Appeal({ loaderData: { about }, actionData }: Route.ComponentProps) {
	return (
		<AppealPage about={about} back={{ to: '/hospitals/verification', label: 'Verification' }} problem={actionData} />
	)
}
