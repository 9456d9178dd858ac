import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { photoRule } from '../page/picture-rules.ts'

/** What a photo shows, for people who see it and for those who have it read to them. */
export function CaptionField({ problem, stored = '' }: { problem: FormProblem | undefined; stored?: string }) {
	return (
		<TextField
			name="caption"
			label="Caption"
			hint="What the photo shows. For example: Cardiac theatre 2"
			maxLength={photoRule.caption}
			defaultValue={fieldValue(problem, 'caption', stored)}
			error={problem?.fields?.['caption']}
			required
		/>
	)
}
