const words = 'हॉस्पिटल अस्पताल रुग्णालय महाविद्यालय नर्सिंग'.split(' ')

/** Letters with the signs that hang on them, between which some print leaves a gap. */
const pieces = words.map((word) => {
	const letters = word.match(/\p{L}\p{M}*/gu) ?? []
	return { word, pattern: new RegExp(letters.join(' ?'), 'gu') }
})

/** `सावित्रीहॉस्पि टल`: words of the trade that the print of a PDF has torn apart, or joined to the word before, whole again. */
export const withWholeWords = (line: string) =>
	pieces.reduce(
		(text, { word, pattern }) =>
			text.replace(pattern, (found, at: number) =>
				found === word ? found : `${/[\p{L}\p{M}]/u.test(text.slice(0, at).at(-1) ?? '') ? ' ' : ''}${word}`,
			),
		line,
	)
