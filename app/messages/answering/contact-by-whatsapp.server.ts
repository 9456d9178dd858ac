import {
	acceptanceIsPending,
	acceptanceOpens,
	declinedDetail,
	notReviewed,
	refusalForSpecialist,
} from '#app/contacts/labels.ts'
import { findMyRequest } from '#app/contacts/requests/my-requests.server.ts'
import { declineRequest } from '#app/contacts/responding.server.ts'
import { answerDecision, type Pressed } from '#app/notifications/whatsapp/decisions.server.ts'
import { type Answer, whatsappPressed } from '#app/notifications/whatsapp/receive.server.ts'
import { t } from '#app/platform/language/words.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { acceptLater } from '../later-acceptance.server.ts'

/** A contact request is accepted after what it opens was said, and declined at once. */
export const answerContactByWhatsApp = defineTask({
	name: 'messages.answer-contact-by-whatsapp',
	payload: whatsappPressed.payload,
	on: whatsappPressed,
	run: (press) =>
		answerDecision(press, 'contact', {
			ask,
			accept: (pressed) => accept(pressed, false),
			anyway: (pressed) => accept(pressed, true),
			decline,
		}),
})

async function ask({ person, id, say, button }: Pressed): Promise<Answer | null> {
	const found = await findMyRequest(person, id)
	if (!found) return null
	const page = `/contact-requests/${id}`
	if (found.status !== 'sent') return say(refusalForSpecialist(found.status), page)
	if (found.acceptsAt) return say(accepted(found.hospitalName), page)
	if (!found.hospitalIsVerified) return say(notReviewed(), page)
	const hidden = [t`You hide your profile from this hospital`, t`If you accept, it sees your name and your profile.`]
	return {
		text: [acceptanceOpens(found.hospitalName, found.contactVisibility), ...(found.isHidden ? hidden : [])].join(
			'\n\n',
		),
		buttons: [button(t`Yes, accept`, found.isHidden ? 'anyway' : 'accept'), button(t.of('button')`Decline`, 'decline')],
	}
}

async function accept(pressed: Pressed, anyway: boolean): Promise<Answer | null> {
	const { person, id, say } = pressed
	const found = await findMyRequest(person, id)
	if (!found) return null
	const page = `/contact-requests/${id}`
	// Pressed again, it does not begin the minute again.
	if (found.status === 'sent' && found.acceptsAt) return say(accepted(found.hospitalName), page)
	const done = await acceptLater(person, id, { share: false, anyway })
	if (done.ok) return say(accepted(done.value.hospitalName), page)
	switch (done.failure) {
		case 'not-found':
			return null
		case 'hospital-hidden':
			return ask(pressed)
		case 'hospital-not-verified':
			return say(notReviewed(), page)
		case 'already-decided':
			return say(refusalForSpecialist(done.status), page)
	}
}

const accepted = (hospital: string) =>
	[t`You accepted the request from ${{ hospital }}`, acceptanceIsPending()].join('\n')

async function decline({ person, id, say }: Pressed): Promise<Answer | null> {
	const found = await findMyRequest(person, id)
	if (!found) return null
	const done = await declineRequest(person, id, null)
	if (!done.ok && done.failure === 'not-found') return null
	const isDeclined = done.ok || done.status === 'declined'
	return say(
		isDeclined ? declinedDetail(found.hospitalName) : refusalForSpecialist(done.status),
		`/contact-requests/${id}`,
	)
}
