import { redirect } from 'react-router'
import { type SendFailure, sendRequest } from '../requests/send-request.server.ts'
import { findCarriedPay } from '../requests/carried-pay.server.ts'
import { addOfferOfJob } from '../requests/quick-request.server.ts'
import { RequestInput } from '../schema.server.ts'
import { requestInReview, sendRefusals, withdrawalMinutes } from '../labels.ts'
import { isVerified } from '#app/identity/actor.ts'
import { requireMember, requireVerifiedMember } from '#app/identity/groups.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { ContactDoctor } from './contact-specialist/contact-page.tsx'
import { sendToPortal } from './contact-specialist/contact-entry.server.ts'
import { loadContactPage } from './contact-specialist/contact-page.server.ts'
import { findDoctor, findPublicDoctor } from '#app/marketplace/candidates/doctor-page.server.ts'
import { databasePath } from '#app/marketplace/paths.ts'
import type { Route } from './+types/contact-specialist.ts'

/** Visitors are sent to the hospital portal with the reason, and then return to the same page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const specialistId = idParam(params.specialistId)
	const actor = getActor(context)
	if (actor.kind !== 'member' || !isVerified(actor)) {
		const seen = await findDoctor(actor, specialistId)
		if (!seen) throw notFound()
		if (actor.kind === 'visitor') throw await sendToPortal(request, seen.profile)
		throw redirect(`/doctors/${specialistId}`)
	}
	const member = requireMember(context, request)
	const page = await loadContactPage(member, specialistId, new URL(request.url).searchParams)
	if (page) return page
	// From the public page, where everyone is known by another id: the database is where hospitals find people.
	if (await findPublicDoctor(specialistId)) throw redirect(databasePath)
	throw notFound()
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const specialistId = idParam(params.specialistId)
	const sent = await readForm(request)
	const returnTo = sent.get('returnTo')
	sent.delete('returnTo')
	const isOffer = await addOfferOfJob(member, sent)
	const form = parseFormData(sent, RequestInput)
	if (!form.ok)
		return invalid(
			isOffer
				? form.problem
				: { ...form.problem, fields: {}, form: sent.get('jobId') ? sendRefusals['job-not-open'] : 'Choose a job.' },
		)
	const carried = await findCarriedPay(member, form.value)
	if (carried) return invalid({ fields: carried, values: form.values })

	const asked = await sendRequest(member, specialistId, form.value)
	if (!asked.ok) {
		if (asked.failure === 'not-found') throw notFound()
		const isStale = stale.has(asked.failure)
		return invalid({ form: sendRefusals[asked.failure], values: form.values }, isStale ? 409 : 422)
	}
	const { requestId, isHeld } = asked.value
	if (isHeld) return redirectWith('/hospital/reviews', requestInReview)
	const page = typeof returnTo === 'string' ? safeReturnTo(returnTo) : `/hospital/contact-requests#request-${requestId}`
	return redirectWith(page, {
		title: 'Request sent',
		detail: `You can withdraw it for ${withdrawalMinutes} minutes.`,
		undo: { action: `/hospital/contact-requests/${requestId}/withdrawal`, label: 'Withdraw' },
	})
}

/** The page showed a form, and by now there is nothing to fill it in for. */
const stale = new Set<SendFailure>(['already-waiting', 'already-accepted', 'already-interested'])

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	return <ContactDoctor page={loaderData} problem={actionData} />
}
