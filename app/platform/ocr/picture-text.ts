/** A rectangle in pixels of the upright picture: the picture turned until its text is level. */
export type Box = { left: number; top: number; width: number; height: number }

/** One run of printed words, as far as the space around it goes. How sure it is, from 0 to 1: of all its signs, and of each. */
export type TextLine = Box & { text: string; confidence: number; signs: number[] }

/** With where the middle of each sign lies between the left end of the line (0) and its right end (1). */
export type PlacedLine = TextLine & { places: number[] }

/** What a QR or bar code says. */
export type PrintedCode = Box & { text: string }

export type PictureText = {
	/** Pixels of the picture as it was read. */
	width: number
	height: number
	/** By how many degrees its text leans, clockwise: turned back by them around its middle, the picture is upright. */
	leans: number
	/** From the top down. */
	lines: PlacedLine[]
	codes: PrintedCode[]
}
