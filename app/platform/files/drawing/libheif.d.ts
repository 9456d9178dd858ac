/** The part of libheif-js that we use; the types that it brings are those of its C functions. */
declare module 'libheif-js/wasm-bundle.js' {
	type HeifImage = {
		get_width(): number
		get_height(): number
		/** Fills `target.data` with red, green, blue and alpha of every pixel, upright; null where it cannot be drawn. */
		display(
			target: { data: Uint8ClampedArray; width: number; height: number },
			done: (drawn: object | null) => void,
		): void
	}
	const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }
	export default libheif
}
