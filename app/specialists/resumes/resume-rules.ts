import { t } from '#app/platform/language/words.ts'

/** Which resumes a form accepts, and its refusals. The form states its limit before anyone chooses a file. */
export type ResumeRule = {
	accept: readonly ('pdf' | 'docx')[]
	/** The largest size that is still right. */
	maxBytes: number
	readonly hint: string
	readonly typeMessage: string
	readonly sizeMessage: string
}

const megabyte = 1024 * 1024

/** The register page: small, because it is sent before we know who is asking. */
export const registerRule: ResumeRule = {
	accept: ['pdf', 'docx'],
	maxBytes: 2 * megabyte,
	get hint() {
		return t`PDF or DOCX, up to 2 MB.`
	},
	get typeMessage() {
		return t`Invalid file type. Only PDF or DOCX are allowed.`
	},
	get sizeMessage() {
		return t`File size exceeds 2MB limit.`
	},
}

/** Complete Your Profile and the settings: less than 5 MB, as the message says. */
export const profileRule: ResumeRule = {
	accept: ['pdf'],
	maxBytes: 5 * megabyte - 1,
	get hint() {
		return t`PDF, less than 5 MB. Save a Word file as a PDF first.`
	},
	get typeMessage() {
		return t`Only PDF files are accepted`
	},
	get sizeMessage() {
		return t`File size must be less than 5MB`
	},
}

const extensions = {
	pdf: '.pdf,application/pdf',
	docx: '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The props of a file field that follow from the rule. */
export const fileFieldProps = ({ accept, maxBytes, hint, typeMessage, sizeMessage }: ResumeRule) => ({
	accept: accept.map((type) => extensions[type]).join(','),
	maxBytes,
	hint,
	typeMessage,
	sizeMessage,
})
