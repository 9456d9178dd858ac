/**
 * How a picture is drawn again. `widestPx` limits both sides, in pixels; `square` crops to the most eye-catching part; `isPacked` makes the
 * file a quarter smaller and takes three times as long.
 */
export type Drawing =
	| { as: 'jpeg'; widestPx: number; quality: number; square?: boolean; isPacked: boolean }
	| { as: 'webp'; widestPx: number; quality: number }
	/** On a white square, whole, with a little air around it. */
	| { as: 'logo'; sidePx: number }

/** The file, and its size in pixels. */
export type Drawn = { bytes: Uint8Array; width: number; height: number }
