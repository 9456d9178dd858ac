import { photoTypes } from '#app/platform/files/photo-types.ts'
import { t } from '#app/platform/language/words.ts'

const megabyte = 1024 * 1024

/** A resume on paper, photographed page by page; several photos can be chosen in one field. */
export const pageRule = {
	accept: photoTypes.accept,
	maxBytes: 6 * megabyte,
	maxPages: 6,
	get typeMessage() {
		return t`Only ${{ types: photoTypes.words }} photos are accepted`
	},
	get sizeMessage() {
		return t`Each photo can be up to 6 MB. Choose a smaller one.`
	},
}

/** The fields of the form, in the order of the pages. */
export const pageFields = Array.from({ length: pageRule.maxPages }, (_, at) => `page${at + 1}`)
