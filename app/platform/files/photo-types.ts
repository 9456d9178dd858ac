import { t } from '../language/words.ts'

/** The kinds of pictures that phones make, as a form says them and lists them for the browser. */
export const photoTypes = {
	kinds: ['jpeg', 'png', 'webp', 'heic'],
	get words() {
		return t`JPEG, PNG, WebP or HEIC`
	},
	accept: '.jpg,.jpeg,image/jpeg,.png,image/png,.webp,image/webp,.heic,.heif,image/heic,image/heif',
	/** Of a file name that a redrawn picture no longer deserves. */
	extension: /\.(jpe?g|png|webp|hei[cf])$/i,
} as const
