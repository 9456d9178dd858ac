// A language of the tests alone: English with an accent on each letter and 40 % longer words, so that what stays plain English was missed.

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀćđéƒğĥíĵķłḿńóƥʠŕśťúṽŵẋýžÁɃĆĐÉƑĞĤÍĴĶŁḾŃÓƤɊŔŚŤÚṼŴẊÝŽ'

/** With its values and links as they are. */
export const pseudo = (text: string) =>
	text.replaceAll(/\{\w+\}|<\/?\w+>|[A-Za-z]+/g, (part) => {
		if (/^[{<]/.test(part)) return part
		const letters = part.split('').map((letter) => accented[plain.indexOf(letter)] ?? letter)
		return letters.join('') + (letters.at(-1) ?? '').repeat(Math.ceil(part.length * 0.4))
	})

/** A catalog in this language, by the keys of one in another: a sentence, with what it is a word of in front, or its form for one and for many. */
export const pseudoCatalog = (catalog: Record<string, string | readonly string[]>) =>
	Object.fromEntries(
		Object.entries(catalog).map(([key, said]) => {
			const forms = key.split('|').map(pseudo)
			return [key, typeof said === 'string' ? forms.at(-1) : forms]
		}),
	)
