/** The documents that the form accepts, and its refusals. It states the limit before a file is chosen. */
export const documentRule = {
	accept: ['pdf', 'jpeg', 'png'],
	maxBytes: 5 * 1024 * 1024,
	hint: 'Scan or photo in PDF, JPEG or PNG, up to 5 MB. The name, number and dates must be readable.',
	typeMessage: 'Only PDF, JPEG or PNG files are accepted.',
	sizeMessage: 'The file is larger than 5 MB.',
} as const

/** The props of a file field that follow from the rule. */
export const documentFieldProps = {
	accept: '.pdf,application/pdf,.jpg,.jpeg,image/jpeg,.png,image/png',
	maxBytes: documentRule.maxBytes,
	hint: documentRule.hint,
	typeMessage: documentRule.typeMessage,
	sizeMessage: documentRule.sizeMessage,
	shrinks: true,
}
