/** The keys of a sound with one letter left out. */
export const withoutALetter = (sound: string) =>
	Array.from(sound, (_, at) => `-${sound.slice(0, at)}${sound.slice(at + 1)}`).slice(0, isHers(sound) ? -1 : undefined)

/** Rajani and Rajan, Narayani and Narayan are names of two: the last letter is no slip. */
const isHers = (sound: string) => sound.endsWith('ni')

/** One spelling for sounds that are written in several ways: 'Sahyadri', 'Sahyadree', 'Sahyaadri'. */
export const soundOf = (word: string) =>
	word
		// 'Saney' and 'Sahne' are Sane.
		.replace(/(?<=.{3})ey$/, 'e')
		.replace(/(?<=[aeiou])h(?=[bcdfgjklmnpqrstvxz])/g, '')
		.replace(/chh?/g, 'ç')
		.replace(/c(?=[ei])/g, 's')
		.replace(/c|ck|q/g, 'k')
		.replace(/ç/g, 'c')
		.replace(/x/g, 'ks')
		.replace(/ph/g, 'f')
		.replace(/w/g, 'v')
		.replace(/z/g, 'j')
		.replace(/(?<=[bcdgjkst])h/g, '')
		.replace(/ee|ie|y/g, 'i')
		.replace(/oo|ou/g, 'u')
		.replace(/(.)\1+/g, '$1')
		.replace(/(?<=.{4})a$/, '')

export const consonantsOf = (sound: string) =>
	sound.slice(0, 1) + sound.slice(1).replace(/[aeiouh]/g, '') + (isHers(sound) && sound.length >= 5 ? 'i' : '')

/** Of which vowel a word begins with two scripts say different things. */
export const scriptBonesOf = (sound: string) => consonantsOf(sound).replace(/^[eiou]/, 'a')
