import { nameNow, sentenceNow } from './words.ts'

/**
 * A name of our lists in the language of its reader: 'Kothrud, Pune', 'Anesthesiologist'. What a page says as well is
 * said alike: 'Sunday off'. A part that our lists do not have stays as it was typed. For what is printed only; what is compared, stored, sent or searched is the English name.
 */
export const saidName = (name: string): string =>
	nameNow(name) ?? sentenceNow(name) ?? name.split(', ').map(saidPart).join(', ')

/** The number behind a place is its PIN code: 'Pune 411038'. */
function saidPart(part: string): string {
	const [, place = part, pin = ''] = /^(.+?)( \d{6})$/.exec(part) ?? []
	return (nameNow(place) ?? place) + pin
}
