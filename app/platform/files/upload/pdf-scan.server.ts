/**
 * Reads a PDF far enough to list the names (`/Type`, `/JS`) it uses and where its streams are. Strings, comments and
 * stream contents are skipped, so that a link to example.com/JS/ is not taken for a script.
 */
export type PdfScan = {
	/** Without the slash, with `#xx` escapes undone. */
	names: string[]
	/** Where those names are, and where they end, that are neither in a string nor in a comment. */
	places: { name: string; from: number; to: number }[]
	/** Each with the names of its own dictionary. */
	streams: { entries: string[]; from: number; to: number }[]
	/**
	 * Readers jump to any offset that the file names, so an object may be inside what looks like a string here. No
	 * honest writer puts one there.
	 */
	hidesObjects: boolean
	hasMarkup: boolean
	/** More names than any honest document has: made to keep us busy. */
	isEndless: boolean
}

const maxNames = 200_000

const token = /[%(/]|\bobj\b|\bstream(?:[ \t]*(?:\r\n|[\r\n]))?/g
const nameEnd = /[\0\t\n\f\r ()<>[\]{}/%]|$/g
const lineEnd = /[\r\n]|$/g
const markup = /<(?:!doctype\s+html|html|script|iframe|svg|body)\b/i
const objectInStream = /\d[\s\0]+\d+[\s\0]+obj\b/

export function scanPdf(text: string): PdfScan {
	const scan: PdfScan = { names: [], places: [], streams: [], hidesObjects: false, hasMarkup: false, isEndless: false }
	const outsideStreams: string[] = []
	let outsideFrom = 0
	let objectNames = 0

	for (let at = 0; ; ) {
		token.lastIndex = at
		const hit = token.exec(text)
		if (!hit) break
		if (scan.names.length > maxNames) {
			scan.isEndless = true
			break
		}
		const [found] = hit
		const after = hit.index + found.length
		if (found === '/') {
			at = next(nameEnd, text, after)
			const name = unescapeName(text.slice(after, at))
			scan.names.push(name)
			scan.places.push({ name, from: after, to: at })
		} else if (found === 'obj') {
			at = after
			objectNames = scan.names.length
		} else if (found === '%' || found === '(') {
			at = found === '%' ? next(lineEnd, text, after) : endOfString(text, hit.index)
			const passed = text.slice(hit.index, at)
			if (!passed.includes('<<')) continue
			for (const name of namesIn(passed)) scan.names.push(name)
			if (/\bobj\b/.test(passed)) scan.hidesObjects = true
		} else {
			const end = text.indexOf('endstream', after)
			at = end < 0 ? text.length : end
			scan.streams.push({ entries: scan.names.slice(objectNames), from: after, to: at })
			objectNames = scan.names.length
			if (objectInStream.test(text.slice(after, at))) scan.hidesObjects = true
			outsideStreams.push(text.slice(outsideFrom, after))
			outsideFrom = at
		}
	}
	outsideStreams.push(text.slice(outsideFrom))
	scan.hasMarkup = outsideStreams.some((piece) => markup.test(piece))
	return scan
}

/** Every name, wherever it is. */
function namesIn(text: string) {
	return [...text.matchAll(/\/([^\0\t\n\f\r ()<>[\]{}/%]*)/g)].map(([, name = '']) => unescapeName(name))
}

const unescapeName = (name: string) =>
	name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function next(pattern: RegExp, text: string, from: number) {
	pattern.lastIndex = from
	return pattern.exec(text)?.index ?? text.length
}

/** Parentheses nest inside a string; a backslash takes the next character with it. */
function endOfString(text: string, from: number) {
	let depth = 0
	for (let at = from; at < text.length; at++) {
		const letter = text[at]
		if (letter === '\\') at++
		else if (letter === '(') depth++
		else if (letter === ')' && --depth === 0) return at + 1
	}
	return text.length
}
