import { typedValues } from '#app/platform/http/typed-values.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { type DraftInput, unfinishedInput } from '../schema.server.ts'

/** A form in the middle of being filled: what makes sense of it, and the other fields as they were typed. */
export type Unfinished = { input: DraftInput; unfinished: Record<string, string> }

/** Reads a form that no one has sent yet. Nothing that was typed is left out. */
export function readUnfinished(form: FormData): Unfinished {
	const whole = parseFormData(form, unfinishedInput)
	if (whole.ok) return { input: whole.value, unfinished: {} }

	const typed = typedValues(form)
	const wrong = Object.keys(whole.problem.fields ?? {})
	for (const name of wrong) form.delete(name)
	const rest = parseFormData(form, unfinishedInput)
	if (!rest.ok) throw badRequest()
	const texts = wrong.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : []))
	return { input: rest.value, unfinished: Object.fromEntries(texts) }
}
