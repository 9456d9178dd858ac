import { qualificationsOf } from '#app/catalog/qualifications.ts'

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
const known = [...qualificationsOf('doctor'), ...qualificationsOf('nurse')]
	.map(lettersOf)
	.concat(
		'generalnursingandmidwifery',
		'bscnursing',
		'auxiliarynurseandmidwife',
		'auxiliarynursemidwife',
		'auxiliarynursingandmidwifery',
	)
	.sort((a, b) => b.length - a.length)

/**
 * The qualification that a line begins with, as it is printed: 'MBBS' of 'MBBS, Government Medical College, Aundhwadi (2014)', also where
 * the blank behind it was not read. Null where it begins with none that we know.
 */
export function qualificationIn(text: string): string | null {
	const letters = lettersOf(text)
	const name = known.find((each) => (each.length > 2 ? letters.startsWith(each) : letters === each))
	if (name === undefined) return null
	let left = name.length
	const end = Array.from(text).findIndex((sign) => /[a-z]/i.test(sign) && --left === 0)
	return text.slice(0, end + 1).trim()
}
