import { answerDecision, type Pressed } from '#app/notifications/whatsapp/decisions.server.ts'
import { type Answer, whatsappPressed } from '#app/notifications/whatsapp/receive.server.ts'
import { t } from '#app/platform/language/words.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { answerInvitation } from '../invitations.server.ts'
import { invitationRefusals } from '../labels.ts'
import { isOpen } from '../stage.ts'
import { loadApplyFacts } from './apply-sheet.server.ts'
import { findMyApplication } from './my-applications.server.ts'

/** Whether someone who withdrew is still interested: applying again says first what is sent and seen, and declining is done at once. */
export const answerInvitationByWhatsApp = defineTask({
	name: 'applications.answer-invitation-by-whatsapp',
	payload: whatsappPressed.payload,
	on: whatsappPressed,
	run: (press) => answerDecision(press, 'invitation', { ask, accept: applyAgain, decline }),
})

const pageOf = (id: string) => `/applications/${id}`
const formOf = (id: string) => `${pageOf(id)}/invitation/acceptance`

/** The invitation with what would be sent; or why there is nothing to answer. */
async function findInvitation({ person, id, say }: Pressed) {
	const application = await findMyApplication(person, id)
	if (!application) return null
	if (!application.isInvited) {
		const isSent = isOpen(application.stage)
		const said = isSent ? received(application.hospitalName) : invitationRefusals['not-invited']
		return { over: say(said, pageOf(id)) }
	}
	const { basics, isHidden, resume } = await loadApplyFacts(person, application)
	// What the form asks besides, only the form can ask.
	if (basics.length > 0 || isHidden) return { over: say(t`Apply again here:`, formOf(id)) }
	return { ...application, hasResume: resume?.scan === 'clean' }
}

const received = (hospital: string) => t`${{ hospital }} has received your application.`

function whatIsSent(note: string | null, hasResume: boolean): string | null {
	if (note !== null) return hasResume ? t`Your last note and your resume are sent.` : t`Your last note is sent.`
	return hasResume ? t`Your resume is sent.` : null
}

async function ask(pressed: Pressed): Promise<Answer | null> {
	const { id, say, button } = pressed
	const found = await findInvitation(pressed)
	if (!found) return null
	if ('over' in found) return found.over
	const lines = [
		t`Do you want to apply again for ${{ job: found.jobTitle }} at ${{ hospital: found.hospitalName }}?`,
		found.hasResume
			? t`The hospital sees your name, your degrees, a preview of the resume, and your profile as your privacy settings allow.`
			: t`The hospital sees your name, your degrees and your profile as your privacy settings allow.`,
		whatIsSent(found.note, found.hasResume),
		t`To change it first:`,
	]
	return say(lines.filter((line) => line !== null).join('\n\n'), formOf(id), [
		button(t`Yes, apply again`, 'accept'),
		button(t.of('button')`Decline`, 'decline'),
	])
}

async function applyAgain(pressed: Pressed): Promise<Answer | null> {
	const { person, id, say } = pressed
	const found = await findInvitation(pressed)
	if (!found) return null
	if ('over' in found) return found.over
	const details = { note: found.note, attachResume: found.hasResume }
	const done = await answerInvitation(person, id, details)
	if (done.ok) return say(received(done.value.hospitalName), pageOf(id))
	return done.failure === 'not-found' ? null : say(invitationRefusals[done.failure], pageOf(id))
}

async function decline({ person, id, say }: Pressed): Promise<Answer | null> {
	const done = await answerInvitation(person, id, 'declined')
	if (done.ok) return say(t`We have notified ${{ hospital: done.value.hospitalName }}.`, pageOf(id))
	return done.failure === 'not-found' ? null : say(invitationRefusals[done.failure], pageOf(id))
}
