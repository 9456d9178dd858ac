import { inLanguage } from '#app/platform/language/language.server.ts'
import { languageNow } from '#app/platform/language/words.ts'
import type { Message, MessageText } from './message.ts'
import { isRecord, readFacts, type StoredFacts, storeFacts } from './stored-facts.ts'

type Writing<Facts> = Pick<Message<Facts>, 'name' | 'write'>

/** How a notice reads. */
export type Said = { title: string; body: string }

/** What is kept of a notice that was told in English, and from which it is written for each of its readers. */
export type StoredNotice = Said & {
	/** Name of its message. Null: from a release that kept sentences alone. */
	message: string | null
	facts: StoredFacts
}

const saidIn = ({ title, app = '' }: MessageText): Said => ({ title, body: app })
const isSame = (one: Said, other: Said) => one.title === other.title && one.body === other.body

/**
 * A message as it is kept in the list of notifications, or null if it is not listed. The English sentences are kept beside the facts:
 * they are what was told, when a later release words the message otherwise or has none of that name, and what an earlier one reads
 * while a new one is rolled out.
 */
export function storeNotice<Facts>({ name, write }: Writing<Facts>, facts: Facts) {
	const text = inLanguage('en', () => write(facts))
	if (text.app === undefined) return null
	const said = saidIn(text)
	const isEnough = (fewer: Facts) => isSame(saidFrom(write, fewer) ?? nothing, said)
	const { href = '/notifications' } = text
	return { ...said, href, message: name, facts: storeFacts(factsSaid(facts, isEnough) ?? null) }
}

/**
 * Only what the notice says, so that the list holds no more of people than they read there: not the letter that goes with
 * it, no links that work without logging in, nothing of those to whom it is sent. What only the letter cannot do without is blank.
 */
function factsSaid<Facts>(facts: Facts, isEnough: (fewer: Facts) => boolean): Facts {
	if (!isRecord(facts)) return facts
	return Object.entries(facts).reduce<Facts>((kept, [name, fact]) => {
		const blank = Array.isArray(fact) ? [] : ''
		return [undefined, blank].map((instead) => ({ ...kept, [name]: instead })).find(isEnough) ?? kept
	}, facts)
}

/** A notice in the language of its reader, by the message of its name. */
export function sayNotice(message: Message<never> | undefined, { title, body, facts }: StoredNotice): Said {
	const told = { title, body }
	if (!message || languageNow() === 'en') return told
	const known = readFacts(facts) as never
	const written = inLanguage('en', () => saidFrom(message.write, known))
	// Facts from which the message no longer makes the same sentences may lack what it says by now.
	return (written && isSame(written, told) && saidFrom(message.write, known)) || told
}

const nothing: Said = { title: '', body: '' }

/** Null where the facts are not all that the message needs. */
function saidFrom<Facts>(write: (facts: Facts) => MessageText, facts: Facts): Said | null {
	try {
		return saidIn(write(facts))
	} catch {
		return null
	}
}
