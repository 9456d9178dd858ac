import { photoTypes } from '#app/platform/files/photo-types.ts'
import { t } from '#app/platform/language/words.ts'

const megabyte = 1024 * 1024

/** Which photos are accepted, and the form's refusals. */
export const photoRule = {
	accept: photoTypes.accept,
	maxBytes: 5 * megabyte,
	get hint() {
		return t`${{ types: photoTypes.words }}, up to 5 MB. We crop it to a square and remove its location and date information.`
	},
	get typeMessage() {
		return t`Only ${{ types: photoTypes.words }} pictures are accepted`
	},
	get sizeMessage() {
		return t`File size must be at most 5MB`
	},
	/** Of the square that is kept: sharp at twice the size it is shown in. */
	sidePx: 320,
}
