/** The bytes of half a surrogate pair, as software that does not check its texts writes them, or of NUL. */
function isInBytes(bytes: Buffer): boolean {
	if (bytes.includes(0)) return true
	for (let at = bytes.indexOf(0xed); at >= 0; at = bytes.indexOf(0xed, at + 1))
		if ((bytes[at + 1] ?? 0) >= 0xa0 && (bytes[at + 1] ?? 0) <= 0xbf && ((bytes[at + 2] ?? 0) & 0xc0) === 0x80)
			return true
	return false
}

const isInEscapes = (text: string) => /%00|%ed%[ab][\da-f]%[89ab][\da-f]/i.test(text)

const isBroken = (text: string) => !text.isWellFormed() || text.includes('\0')

/** In a name or a value of a JSON text; one that cannot be parsed is refused by whoever reads it. */
function isInJson(text: string): boolean {
	if (!/\\u(?:[dD][89a-fA-F]|0000)/.test(text)) return false
	let isFound = false
	try {
		JSON.parse(text, (key, value: unknown) => {
			isFound ||= isBroken(key) || (typeof value === 'string' && isBroken(value))
			return value
		})
	} catch {}
	return isFound
}

/** The parts of a form with files that are no files. Those hold any bytes. */
function textParts(bytes: Buffer, contentType: string): Buffer[] {
	const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
	if (boundary === undefined) return []
	const parts: Buffer[] = []
	const line = `--${boundary}`
	for (let from = bytes.indexOf(line); from >= 0; ) {
		const to = bytes.indexOf(line, from + line.length)
		const part = bytes.subarray(from, to < 0 ? bytes.length : to)
		const head = part.subarray(0, Math.max(0, part.indexOf('\r\n\r\n'))).toString('latin1')
		parts.push(/filename/i.test(head) ? Buffer.from(head, 'latin1') : part)
		from = to
	}
	return parts
}

/**
 * Whether a text in the body of a request holds half a surrogate pair or NUL, which no person types. A form would read another
 * character in place of the first without a word, and the database refuses both.
 */
export function holdsBrokenText(bytes: Buffer, contentType = ''): boolean {
	const type = contentType.toLowerCase()
	if (type.startsWith('multipart/')) return textParts(bytes, contentType).some(isInBytes)
	if (isInBytes(bytes)) return true
	if (type.includes('json')) return isInJson(bytes.toString())
	return isInEscapes(bytes.toString('latin1'))
}
