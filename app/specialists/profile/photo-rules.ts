const megabyte = 1024 * 1024

/** Which photos are accepted, and the form's refusals. */
export const photoRule = {
	accept: '.jpg,.jpeg,.png,image/jpeg,image/png',
	maxBytes: 5 * megabyte,
	hint: 'JPEG or PNG, up to 5 MB. We crop it to a square and remove its location and date information.',
	typeMessage: 'Only JPEG or PNG pictures are accepted',
	sizeMessage: 'File size must be at most 5MB',
	/** Of the square that is kept: sharp at twice the size it is shown in. */
	sidePx: 320,
}
