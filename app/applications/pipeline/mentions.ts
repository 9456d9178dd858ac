type Colleague = { id: string; name: string }

/**
 * Colleagues whom a note names: '@' and the whole name, or the first word of it where no other colleague has the same.
 * The longest name wins, so that '@Meera Joshi' is not taken for another Meera.
 */
export function findMentioned(body: string, colleagues: readonly Colleague[]): Colleague[] {
	const text = folded(body)
	const called = colleagues
		.flatMap((colleague) => callsOf(colleague, colleagues).map((call) => ({ colleague, call })))
		.sort((a, b) => b.call.length - a.call.length)
	const found = new Map<string, Colleague>()
	for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
		// An address is no mention.
		if (at > 0 && isLetter(text.charAt(at - 1))) continue
		const rest = text.slice(at + 1)
		const hit = called.find(({ call }) => rest.startsWith(call) && !isLetter(rest.charAt(call.length)))
		if (hit) found.set(hit.colleague.id, hit.colleague)
	}
	return [...found.values()]
}

function callsOf({ name }: Colleague, colleagues: readonly Colleague[]): string[] {
	const whole = folded(name)
	const [first = ''] = whole.split(' ')
	const sharing = colleagues.filter((other) => folded(other.name).split(' ')[0] === first)
	return first !== whole && first !== 'dr' && sharing.length === 1 ? [whole, first] : [whole]
}

const folded = (text: string) =>
	text
		.normalize('NFC')
		.toLocaleLowerCase('en-IN')
		.replace(/[^\S\n]+/g, ' ')
const isLetter = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character)

/** What stands between an '@' and the caret while a name is being typed, and where that '@' is. */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | null {
	const start = text.lastIndexOf('@', caret - 1)
	if (start === -1 || (start > 0 && isLetter(text.charAt(start - 1)))) return null
	const typed = text.slice(start + 1, caret)
	return typed.length > 40 || /\n|^\s/.test(typed) ? null : { start, typed }
}

/** Colleagues one of whose names begins with what is typed, or whose whole name does. */
export function suggestMentions(typed: string, names: readonly string[]): string[] {
	const wanted = folded(typed)
	return names.filter((name) => {
		const whole = folded(name)
		// A name that is there in full needs no suggestion.
		if (wanted.startsWith(whole)) return false
		return whole.startsWith(wanted) || whole.split(' ').some((part) => part.startsWith(wanted))
	})
}
