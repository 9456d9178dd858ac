const megabyte = 1024 * 1024

const typeMessage = 'Only PNG, JPEG or WebP pictures are accepted. Save an SVG file as PNG first.'
const accept = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp'
const maxBytes = 5 * megabyte
const sizeMessage = 'File size must be at most 5MB'

/** Which logos are accepted, and the form's refusals. */
export const logoRule = {
	...{ accept, maxBytes, typeMessage, sizeMessage },
	hint: 'PNG, JPEG or WebP, up to 5 MB. We place it on a white square.',
	/** Of the square that is kept: sharp at twice the size it is shown in, and large enough for search engines. */
	sidePx: 192,
}

export const photoRule = {
	...{ accept, maxBytes, typeMessage, sizeMessage },
	hint: 'PNG, JPEG or WebP, up to 5 MB. We remove its location and date information.',
	widestPx: 1280,
	/** At one hospital. */
	most: 6,
	caption: 120,
}
