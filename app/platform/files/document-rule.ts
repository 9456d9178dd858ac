import { photoTypes } from './photo-types.ts'

const megabyte = 1024 * 1024

/** The documents that the form accepts, and its refusals. It states the limits before a file is chosen. */
export const documentRule = {
	accept: ['pdf', ...photoTypes.kinds],
	maxBytes: 5 * megabyte,
	/** A photo is redrawn and not kept as it came. */
	maxPhotoBytes: 20 * megabyte,
	hint: `PDF up to 5 MB, or a photo (${photoTypes.words}) up to 20 MB. The name, number and dates must be readable.`,
	typeMessage: `Only PDF files and photos (${photoTypes.words}) are accepted.`,
	sizeMessage: 'The file is too large. PDF files can be up to 5 MB, photos up to 20 MB.',
} as const

/** The props of a file field that follow from the rule. */
export const documentFieldProps = {
	accept: `.pdf,application/pdf,${photoTypes.accept}`,
	maxBytes: documentRule.maxBytes,
	maxPhotoBytes: documentRule.maxPhotoBytes,
	hint: documentRule.hint,
	typeMessage: documentRule.typeMessage,
	sizeMessage: documentRule.sizeMessage,
}
