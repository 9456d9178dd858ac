import { photoTypes } from '#app/platform/files/photo-types.ts'

/** What may come with a message, and the form's refusals. Shown before anyone chooses a file. */
export const fileRule = {
	accept: ['pdf', 'docx', ...photoTypes.kinds],
	maxBytes: 5 * 1024 * 1024,
	hint: `PDF, DOCX, ${photoTypes.words}, up to 5 MB.`,
	typeMessage: `Only PDF, DOCX, ${photoTypes.words} files are accepted.`,
	sizeMessage: 'The file is larger than 5 MB.',
} as const

export const fileAccept = `.pdf,application/pdf,.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document,${photoTypes.accept}`
