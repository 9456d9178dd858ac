import { t } from '../language/words.ts'
import { photoTypes } from './photo-types.ts'

const megabyte = 1024 * 1024

/** The documents that the form accepts, and its refusals. It states the limits before a file is chosen. */
export const documentRule = {
	accept: ['pdf', ...photoTypes.kinds],
	maxBytes: 5 * megabyte,
	/** A photo is redrawn and not kept as it came. */
	maxPhotoBytes: 20 * megabyte,
	get hint() {
		return t`PDF up to 5 MB, or a photo (${{ kinds: photoTypes.words }}) up to 20 MB. The name, number and dates must be readable.`
	},
	get typeMessage() {
		return t`Only PDF files and photos (${{ kinds: photoTypes.words }}) are accepted.`
	},
	get sizeMessage() {
		return t`The file is too large. PDF files can be up to 5 MB, photos up to 20 MB.`
	},
} as const

/** The props of a file field that follow from the rule. */
export const documentFieldProps = {
	accept: `.pdf,application/pdf,${photoTypes.accept}`,
	maxBytes: documentRule.maxBytes,
	maxPhotoBytes: documentRule.maxPhotoBytes,
	get hint() {
		return documentRule.hint
	},
	get typeMessage() {
		return documentRule.typeMessage
	},
	get sizeMessage() {
		return documentRule.sizeMessage
	},
}
