import { and, eq, isNull, sql } from 'drizzle-orm'
import { answerPressOf } from '#app/notifications/whatsapp/decisions.server.ts'
import { type Answer, pageIn, whatsappPressed } from '#app/notifications/whatsapp/receive.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { t } from '#app/platform/language/words.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { warningLines } from '../asking/guard.ts'
import { formatCoverPay, formatHours } from '../labels.ts'
import { findMyCover } from '../my-cover.server.ts'
import { coverLinks } from '../tables.server.ts'
import { acceptCover, declineCover } from './answers.server.ts'
import { findLink, personOf } from './links.server.ts'
import { payloadOf, type Step, steps } from './payloads.ts'
import { acceptRefusal, knownRefusal } from './refusals.ts'

export const answerCoverByWhatsApp = defineTask({
	name: 'cover.answer-by-whatsapp',
	payload: whatsappPressed.payload,
	on: whatsappPressed,
	run: (press) =>
		answerPressOf(press, 'cover', (payload, { language }) => answerTo(press.accountId, payload, language)),
})

async function answerTo(accountId: string, payload: string, language: Language): Promise<Answer | null> {
	const [, said, token = ''] = /^cover\.([a-z]+) ([\w-]+)$/.exec(payload) ?? []
	const step = steps.find((one) => one === said)
	const link = step && (await findLink(token))
	const person = link?.specialistId === accountId ? personOf(link) : null
	const cover = person && link && (await findMyCover(person, link.requestId))
	if (!step || !link || !person || !cover) return null

	const { request, hospital, isMine, warnings } = cover
	const facts = { work: request.work, hours: formatHours(request), pay: formatCoverPay(request) }
	const page = pageIn(language, `/cover/${request.id}`)
	const withPage = (text: string): Answer => ({ text: `${text} ${page}` })
	const accepted = () =>
		withPage(
			t`You have accepted ${{ work: facts.work }}, ${{ hours: facts.hours }}. Log in to see the address and the hospital’s phone number:`,
		)
	const askOnce = (lines: readonly string[], yes: Step): Answer => ({
		text: [
			t`${{ hospital: hospital.name }} will see your name and phone number. Do you accept ${{ work: facts.work }}, ${{ hours: facts.hours }}, ${{ pay: facts.pay }}?`,
			...lines,
		].join('\n\n'),
		buttons: [
			{ label: t`Yes, accept`, payload: payloadOf(yes, token) },
			{ label: t`Not this time`, payload: payloadOf('decline', token) },
		],
	})
	const toWarn = () => {
		const lines = warningLines()
		return askOnce(
			warnings.map((warning) => lines[warning]),
			'tired',
		)
	}

	if (step === 'details') return { text: pageIn(language, `/c/${token}`) }
	if (isMine) return accepted()
	if (link.isUsed) return withPage(t`You have already answered this request. See its status:`)
	if (link.isExpired) return withPage(t`This request is over.`)
	if (step === 'decline') {
		await declineCover(person, link.requestId)
		await useUp(link.id)
		return withPage(t`You have declined this request. The hospital is not notified. If you change your mind:`)
	}
	const refusal = knownRefusal(cover)
	if (refusal) return withPage(refusal)
	if (step === 'ask') return warnings.length > 0 ? toWarn() : askOnce([], 'accept')

	const done = await acceptCover(person, link.requestId, { mayTire: step === 'tired' })
	if (done.ok) {
		await useUp(link.id)
		return accepted()
	}
	if (done.failure === 'not-found') return null
	return done.failure === 'warned' ? toWarn() : withPage(acceptRefusal(done.failure))
}

/** After what it was for: a process that dies in between does it again, and finds it done. */
const useUp = (id: string) =>
	db
		.update(coverLinks)
		.set({ usedAt: sql`now()` })
		.where(and(eq(coverLinks.id, id), isNull(coverLinks.usedAt)))
