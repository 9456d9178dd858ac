import { normaliseRegistrationNumber } from '#app/catalog/councils.ts'
import { printedDate } from './printed-dates.ts'

/** Leaders, stamps' edges and what else ends up behind a number. */
const edges = /^[\s.,:;_'"|()-]+|[\s.,:;_'"|()-]+$/g

/** The number that is printed here and nothing else; null where it is none. */
export function printedNumber(text: string): string | null {
	// Where the leader runs on behind it, its last figure may have become a dot.
	if (/\.{2,}\s*$/.test(text)) return null
	const whole = text.replace(edges, '').replace(/\s*([/-])\s*/g, '$1')
	if (printedDate(whole) !== null || !/\d{2}/.test(whole) || whole.length > 25) return null
	if (!/^[A-Z]{0,6}(?:[-/ .]?[A-Z0-9]+)*$/.test(whole)) return null
	return normaliseRegistrationNumber(letterFromFigure(whole))
}

/** 'KMC823575' has lost its blank: printed letters and figures are kept apart as most councils do. */
const letterFromFigure = (number: string) => number.replace(/^([A-Z]{3,4})(?=\d{5,6}$)/, '$1 ')
