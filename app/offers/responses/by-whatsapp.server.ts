import { eq } from 'drizzle-orm'
import { findMyApplication } from '#app/applications/applying/my-applications.server.ts'
import { undoWithdrawal } from '#app/applications/applying/withdrawal.server.ts'
import { undoWithdrawalRefusal } from '#app/applications/labels.ts'
import { isOpen, stageNames, withdrawalUndoSeconds } from '#app/applications/stage.ts'
import { applicationEvents } from '#app/applications/tables.server.ts'
import { withdrawalUndoMinutes } from '#app/durations.ts'
import { answerDecision, type Pressed } from '#app/notifications/whatsapp/decisions.server.ts'
import { type Answer, whatsappPressed } from '#app/notifications/whatsapp/receive.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { t } from '#app/platform/language/words.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { notLate, waitingUntil } from './late-answer-labels.ts'
import { waitForAnswer, withdrawWhileLate } from './late-answers.server.ts'

/** A late answer: the applicant withdraws, which can be undone as on the page, or waits another week. */
export const answerLateByWhatsApp = defineTask({
	name: 'offers.answer-late-by-whatsapp',
	payload: whatsappPressed.payload,
	on: whatsappPressed,
	run: (press) => answerDecision(press, 'late', { close, wait, undo }),
})

const pageOf = (id: string) => `/applications/${id}`

async function close(pressed: Pressed): Promise<Answer | null> {
	await withdrawWhileLate(pressed.person, pressed.id)
	return statusOf(pressed, pressed.id)
}

async function wait(pressed: Pressed): Promise<Answer | null> {
	const { person, id, say } = pressed
	const done = await waitForAnswer(person, id)
	return done.ok ? say(waitingUntil(done.value.until), pageOf(id)) : statusOf(pressed, id)
}

/** What has become of it: the same after a first press and after a second one. */
async function statusOf({ person, say, button }: Pressed, id: string): Promise<Answer | null> {
	const found = await findMyApplication(person, id)
	if (!found) return null
	const { jobTitle: job, hospitalName: hospital, stage, moves } = found
	if (isOpen(stage)) return say([notLate(), t`See your application:`].join(' '), pageOf(id))
	const last = moves.at(-1)
	if (stage !== 'withdrawn' || !last) return say(t`This application has already been decided or withdrawn.`, pageOf(id))
	const canUndo = Date.now() < last.at.getTime() + withdrawalUndoSeconds * 1_000
	const undoable = t`You can undo this for ${{ minutes: withdrawalUndoMinutes }} minutes.`
	return say(
		[t`You have withdrawn your application for ${{ job }} at ${{ hospital }}.`, ...(canUndo ? [undoable] : [])].join(
			' ',
		),
		pageOf(id),
		canUndo ? [button(t`Undo`, 'undo', last.id)] : [],
	)
}

async function undo({ person, id: eventId, say }: Pressed): Promise<Answer | null> {
	const [event] = await db
		.select({ applicationId: applicationEvents.applicationId })
		.from(applicationEvents)
		.where(eq(applicationEvents.id, eventId))
	if (!event) return null
	const { applicationId } = event
	const done = await undoWithdrawal(person, applicationId, eventId)
	const found = await findMyApplication(person, applicationId)
	if (!found) return null
	// Undone by a first press as well.
	const isActive = done.ok || isOpen(found.stage)
	const active = () =>
		[t`Your application is active again`, t`Its stage is ${{ stage: stageNames[found.stage] }}.`].join('\n')
	return say(
		isActive ? active() : undoWithdrawalRefusal(done.failure === 'too-late' ? 'too-late' : 'nothing-to-undo'),
		pageOf(applicationId),
	)
}
