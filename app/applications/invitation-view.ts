import { formatDate, formatTime } from '#app/platform/text/dates.ts'
import { withdrawalUndoSeconds } from './stage.ts'

export type InvitationView = { text: string; mayInvite: boolean }

type Withdrawn = {
	stageChangedAt: Date
	jobStatus: string
	invitation: { invitedAt: Date; answer: 'accepted' | 'declined' | null } | null
}

/** What a hospital can still do about an application that was withdrawn. */
export function invitationView({ stageChangedAt, jobStatus, invitation }: Withdrawn, now: Date): InvitationView {
	const say = (text: string, mayInvite = false) => ({ text, mayInvite })
	if (invitation) {
		const invited = `You invited this specialist to apply again on ${formatDate(invitation.invitedAt)}.`
		if (invitation.answer === 'declined') return say(`${invited} They declined.`)
		if (invitation.answer === 'accepted') return say(`${invited} They applied again and then withdrew.`)
		return say(`${invited} They have not answered yet.`)
	}
	if (jobStatus !== 'open') return say('You can invite this specialist to apply again while the job is open.')
	const until = new Date(stageChangedAt.getTime() + withdrawalUndoSeconds * 1000)
	if (until > now)
		return say(`The specialist can undo the withdrawal until ${formatTime(until)}. After that, you can invite them.`)
	return say('You can invite this specialist to apply again, once. They decide.', true)
}
