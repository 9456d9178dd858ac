import { eq } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { WhatsAppButton } from '#app/platform/delivery/whatsapp.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { type Decision, openPayload, sealPayload } from './buttons.server.ts'
import { hasWhatsAppOn } from './contacts.server.ts'
import { type Answer, answerPress, deadButton, pageIn, type PressId, readPress } from './receive.server.ts'

type Reader = { person: Specialist; language: Language }

/**
 * Runs what was pressed, if this room asked for it, and says in the person's language what came of it. It may run twice, so a second run
 * must find the first one's work done, and say the same. Null: the button is not theirs, or no longer of use.
 */
export async function answerPressOf(
	press: PressId,
	decision: Decision,
	answer: (payload: string, reader: Reader) => Promise<Answer | null>,
) {
	const payload = await readPress(press)
	if (!payload?.startsWith(`${decision}.`)) return
	const { accountId } = press
	const [account] = await db
		.select({ name: accounts.name, language: accounts.language })
		.from(accounts)
		.where(eq(accounts.id, accountId))
	if (!account) return
	const { name, language } = account
	const person: Specialist = { kind: 'specialist', accountId, sessionId: '', specialistId: accountId, name }
	const isOn = await hasWhatsAppOn(db, accountId)
	const said = isOn ? await inLanguage(language, () => answer(payload, { person, language })) : null
	await answerPress(press, said ?? deadButton(language))
}

export type Pressed = {
	person: Specialist
	/** What the button is about. */
	id: string
	/** A text, with the page where the rest can be read or done. */
	say: (text: string, path: string, buttons?: WhatsAppButton[]) => Answer
	/** Of the answer, for this person. */
	button: (label: string, step: string, about?: string) => WhatsAppButton
}

/** A decision is its steps: each button is one, and does what the page does. */
export const answerDecision = (
	press: PressId,
	decision: Decision,
	steps: Readonly<Record<string, (pressed: Pressed) => Promise<Answer | null>>>,
) =>
	answerPressOf(press, decision, async (payload, { person, language }) => {
		const opened = openPayload(payload, person.accountId)
		const step = opened && Object.hasOwn(steps, opened.step) ? steps[opened.step] : undefined
		if (!opened || !step) return null
		return step({
			...{ person, id: opened.id },
			say: (text, path, buttons = []) => ({ text: `${text} ${pageIn(language, path)}`, buttons }),
			button: (label, next, about = opened.id) => ({
				label,
				payload: sealPayload(`${decision}.${next} ${about}`, person.accountId),
			}),
		})
	})
