import { photoTypes } from '#app/platform/files/photo-types.ts'
import { t } from '#app/platform/language/words.ts'

/** What may come with a message, and the form's refusals. Shown before anyone chooses a file. */
export const fileRule = {
	accept: ['pdf', 'docx', ...photoTypes.kinds],
	maxBytes: 5 * 1024 * 1024,
	get hint() {
		return t`PDF, DOCX, ${{ kinds: photoTypes.words }}, up to 5 MB.`
	},
	get typeMessage() {
		return t`Only PDF, DOCX, ${{ kinds: photoTypes.words }} files are accepted.`
	},
	get sizeMessage() {
		return t`The file is larger than 5 MB.`
	},
} as const

export const fileAccept = `.pdf,application/pdf,.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document,${photoTypes.accept}`
