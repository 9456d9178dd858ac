import { readChoice } from '#app/platform/language/prepared.ts'
import { asWritten } from './as-written.ts'

/** What was chosen from a list, in the language of its reader, and what was written behind it. */
export function Chosen({ text }: { text: string }) {
	const { said, own } = readChoice(text)
	return (
		<>
			{said}
			{own === '' ? null : <span {...asWritten()}>{own}</span>}
		</>
	)
}
