import { type FieldValues, fillFields } from './fields.ts'

/** What a text will say to one person. Nothing while there is no text. */
export function FilledPreview({ text, values }: { text: string; values: FieldValues }) {
	if (text.trim() === '') return null
	return (
		<section aria-label="Preview" className="grid gap-1 rounded-md border border-line bg-sunken p-3 text-sm">
			<h3 className="text-sm font-medium text-ink-2">Preview for {values.name}</h3>
			<p className="whitespace-pre-line wrap-anywhere">{fillFields(text, values)}</p>
		</section>
	)
}
