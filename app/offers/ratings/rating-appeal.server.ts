import { appealRefusals } from '#app/cases/appeal-page.tsx'
import { AppealInput } from '#app/cases/schema.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { t } from '#app/platform/language/words.ts'
import { findHire, findMyPlacement } from '../placements/placement-queries.server.ts'
import { appealRating } from './rating.server.ts'

const placementOf = (actor: Member | Specialist, applicationId: string) =>
	actor.kind === 'member' ? findHire(actor, applicationId) : findMyPlacement(actor, applicationId)

/** What the page of an appeal shows on either side; a 409 where there is nothing to appeal against. */
export async function loadRatingAppeal(request: Request, actor: Member | Specialist, applicationId: string) {
	const found = await placementOf(actor, applicationId)
	if (!found) throw notFound()
	if (request.method === 'GET' && !found.hiding?.mayAppeal)
		throw conflict(appealRefusals[found.hiding ? 'already-appealed' : 'not-refused'])
	return { id: applicationId, name: actor.kind === 'member' ? found.specialistName : found.hospitalName }
}

/** Sends it, and goes back to the application. */
export async function sendRatingAppeal(
	request: Request,
	actor: Member | Specialist,
	applicationId: string,
	page: string,
) {
	if (!(await placementOf(actor, applicationId))) throw notFound()
	const form = await parseForm(request, AppealInput)
	if (!form.ok) return invalid(form.problem)
	const appealed = await appealRating(actor, applicationId, form.value.reason)
	if (!appealed.ok) throw appealed.failure === 'not-found' ? notFound() : conflict(appealRefusals[appealed.failure])
	return redirectWith(page, {
		title: t`Appeal sent`,
		detail: t`Another member of our team will decide. We will notify you.`,
	})
}
