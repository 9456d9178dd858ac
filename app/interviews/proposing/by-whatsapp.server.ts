import { eq } from 'drizzle-orm'
import { isOpen } from '#app/applications/stage.ts'
import { answerDecision, type Pressed } from '#app/notifications/whatsapp/decisions.server.ts'
import { type Answer, whatsappPressed } from '#app/notifications/whatsapp/receive.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { t } from '#app/platform/language/words.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { formatHours, formatSpan } from '../labels.ts'
import { findInterview } from '../queries.server.ts'
import { applicationEnded, pickRefusal } from '../refusals.ts'
import { interviewSlots } from '../tables.server.ts'
import { chooseSlot } from './responding.server.ts'

/** The times that a hospital proposes, as a list; one of them is chosen as on the page. */
export const answerInterviewByWhatsApp = defineTask({
	name: 'interviews.answer-by-whatsapp',
	payload: whatsappPressed.payload,
	on: whatsappPressed,
	run: (press) =>
		answerDecision(press, 'interview', {
			times: (pressed) => offerTimes(pressed, pressed.id),
			choose,
			none: async ({ say, id }) => say(t`Ask for other times here:`, `/interviews/${id}/other-times`),
		}),
})

/** A list has room for ten, and the last is none of them. */
const maxTimes = 9

/** The times that can still be chosen, or why there are none. `lead`: why the last choice was not taken. */
async function offerTimes({ person, say, button }: Pressed, interviewId: string, lead = ''): Promise<Answer | null> {
	const found = await findInterview(person, interviewId)
	if (!found) return null
	const { id, status, awaits, stage, startsAt, endsAt, hospitalName: hospital, jobTitle: job, slots } = found
	const page = `/interviews/${id}`
	if (!isOpen(stage)) return say(applicationEnded(), page)
	if (status === 'scheduled' && startsAt && endsAt)
		return say(
			t`Your interview with ${{ hospital }} is confirmed: ${{ time: formatSpan({ startsAt, endsAt }) }}. Details:`,
			page,
		)
	if (status !== 'proposed') return say(t`You can no longer choose a time for this interview. See its status:`, page)
	if (awaits === 'hospital') return say(t`You have asked ${{ hospital }} for other times. See the status:`, page)
	const free = slots.filter(({ isFree }) => isFree).slice(0, maxTimes)
	if (free.length === 0)
		return say(
			[lead, t`None of the proposed times is left. Ask for other times here:`].filter(Boolean).join(' '),
			`${page}/other-times`,
		)
	return {
		text: [lead, t`${{ hospital }}, ${{ job }}: choose an interview time.`].filter(Boolean).join(' '),
		list: t`See times`,
		buttons: [
			...free.map((slot) => ({
				...button(formatDate(slot.startsAt, { year: false }), 'choose', slot.id),
				description: formatHours(slot),
			})),
			{ ...button(t`None of these`, 'none', id), description: t`Ask for other times on the page` },
		],
	}
}

async function choose(pressed: Pressed): Promise<Answer | null> {
	const [slot] = await db
		.select({ interviewId: interviewSlots.interviewId })
		.from(interviewSlots)
		.where(eq(interviewSlots.id, pressed.id))
	if (!slot) return null
	const { person, id: slotId } = pressed
	const chosen = await chooseSlot(person, slot.interviewId, slotId)
	// What has changed since, or was chosen before, the interview itself says.
	if (chosen.ok || 'current' in chosen) return offerTimes(pressed, slot.interviewId)
	if (chosen.failure === 'not-found') return null
	const why = pickRefusal(chosen.failure)
	return chosen.failure === 'cannot-meet'
		? pressed.say(why, `/interviews/${slot.interviewId}`)
		: offerTimes(pressed, slot.interviewId, why)
}
