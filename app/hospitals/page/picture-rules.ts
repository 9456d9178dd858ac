import { photoTypes } from '#app/platform/files/photo-types.ts'

const megabyte = 1024 * 1024

const { accept, words } = photoTypes
const typeMessage = `Only ${words} pictures are accepted. Save an SVG file as PNG first.`
const maxBytes = 5 * megabyte
const sizeMessage = 'File size must be at most 5MB'

/** Which logos are accepted, and the form's refusals. */
export const logoRule = {
	...{ accept, maxBytes, typeMessage, sizeMessage },
	hint: `${words}, up to 5 MB. We place it on a white square.`,
	/** Of the square that is kept: sharp at twice the size it is shown in, and large enough for search engines. */
	sidePx: 192,
}

export const photoRule = {
	...{ accept, maxBytes, typeMessage, sizeMessage },
	hint: `${words}, up to 5 MB. We remove its location and date information.`,
	widestPx: 1280,
	/** At one hospital. */
	most: 6,
	caption: 120,
}
