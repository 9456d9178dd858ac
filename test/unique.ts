/**
 * Values for unique columns and for limits by address. They are counted, because values drawn by chance collide in some
 * run. Workers of the browser tests share one database, so each counts within a block of its own.
 */
const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0)
let last = 0

/** Eight digits that no other test gets. */
export const uniqueNumber = () => String((10 + (worker % 90)) * 1_000_000 + ++last)

/** A word that no other test gets: letters alone, as in a name. */
export const uniqueWord = () => uniqueNumber().replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

/** An address in the range kept for measurements (198.18.0.0/15). */
export function uniqueAddress() {
	const place = (worker % 64) * 2_048 + ++last
	return `198.${18 + ((place >> 16) & 1)}.${(place >> 8) & 255}.${place & 255}`
}
