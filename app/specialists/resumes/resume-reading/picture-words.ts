/**
 * A printed line with what the reader of pictures loses: blanks between words, and the difference between a figure and the letter that
 * looks like it.
 */
export const mended = (line: string): string => line.trim().split(/\s+/).map(mendedWord).join(' ')

function mendedWord(word: string): string {
	const figures = withRomanNumber(withFigures(word))
	// Addresses are written without blanks, and with figures behind letters.
	if (isAddress.test(figures)) return figures.replace(labelBeforeAddress, '$1: ')
	return mends.reduce((text, [pattern, mend]) => text.replace(pattern, mend), figures)
}

const isAddress = /@|www\.|https?:/i
const labelBeforeAddress = /^(e-?mail|mail)[:.]*(?=\S+@)/i

const mends: readonly (readonly [RegExp, string])[] = [
	// `Delhi2020`, `No.2014/09/7206`, `Mob:9000076291`.
	[/(\p{Ll}{2,})(?=\d{2})/gu, '$1 '],
	[/(\p{Ll}[.:])(?=\d{2})/gu, '$1 '],
	// `2007MBBS`, `2016till`.
	[/(?<!\d)((?:19|20)\d\d)(?=\p{L}[\p{L}.])/gu, '$1 '],
	// `2015-Mar`: the blanks around a dash.
	[/(?<!\d)((?:19|20)\d\d)[-–](?=\p{L}{3})/gu, '$1 - '],
	// `HomeSatara`.
	[/(\p{Ll}{2,})(?=\p{Lu}\p{Ll})/gu, '$1 '],
	[/(\p{Ll}{2,})(?=\p{Lu}{2,}(?!\p{L}))/gu, '$1 '],
	// `MBBSPeriyar`.
	[/(\p{Lu}{2,})(?=\p{Lu}\p{Ll}{3,})/gu, '$1 '],
	// `Nursing.Chiplun`, `College,Mysuru`: a comma of poor print has lost its tail.
	[/(\p{Ll}{3,})\.(?=\p{Lu}\p{Ll})/gu, '$1, '],
	[/([,;:)])(?=\p{L}[\p{L}.])/gu, '$1 '],
]

const lookAlikes: Record<string, string> = { O: '0', o: '0', l: '1', I: '1', i: '1', s: '5', S: '5' }
/** Figures with a letter among them that looks like one. */
const figuresWithLetters = /(?<![\p{L}\d])[\dOolIisS]{4,}(?![\p{L}\d])/gu

const withFigures = (word: string) =>
	word.replace(figuresWithLetters, (run) =>
		run.replace(/\D/g, '').length * 2 >= run.length ? run.replace(/\D/g, (sign) => lookAlikes[sign] ?? sign) : run,
	)

/** `Xxxll-93001`: the registers of some nursing councils are numbered in Roman figures. */
const withRomanNumber = (word: string) =>
	word.replace(/(?<![\p{L}\d])[XxVvIil1]{1,7}(?=-\d{4})/gu, (roman) => roman.replace(/[il1]/g, 'I').toUpperCase())
