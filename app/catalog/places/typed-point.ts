import { plainTyped } from '#app/platform/text/typed-mobile.ts'
import type { Point } from './distance.ts'

const number = String.raw`(-?\d{1,3}\.\d+)`
/** As maps write a position into their links; a pin before the middle of the view. */
const inLinks = [
	new RegExp(`!3d${number}!4d${number}`),
	new RegExp(
		String.raw`[?&](?:q|query|ll|destination|daddr|center)=(?:loc:)?${number}(?:,|%2C)\+?(?:%20)?${number}`,
		'i',
	),
	new RegExp(String.raw`[?&]mlat=${number}&mlon=${number}`),
	new RegExp(String.raw`/(?:place|search)/${number},\+?${number}`),
	new RegExp(`@${number},${number}`),
	new RegExp(String.raw`#map=\d+/${number}/${number}`),
	new RegExp(`^geo:${number},${number}`),
]
const bare = new RegExp(
	String.raw`^(?:lat(?:itude)?\s*[:=]?\s*)?${number}\s*°?\s*N?\s*[,;\s/]\s*(?:lo?ng?(?:itude)?\s*[:=]?\s*)?${number}\s*°?\s*E?$`,
	'i',
)
const turns = /(\d{1,3})\s*°\s*(\d{1,2})\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''))?\s*([NE])/gi

/** A point in India from a pasted link of a map or from latitude and longitude; null for anything else, a short link included. */
export function typedPoint(text: string): Point | null {
	if (text.length > 2_000) return null
	const typed = plainTyped(text)
	const isLink = /^(?:https?:\/\/|geo:)/i.test(typed)
	const found = isLink ? inLinks.map((link) => link.exec(typed)).find(Boolean) : bare.exec(typed)
	const [lat, lng] = found ? [Number(found[1]), Number(found[2])] : fromTurns(typed)
	return lat !== undefined && lng !== undefined && lat > 6 && lat < 38 && lng > 68 && lng < 98 ? { lat, lng } : null
}

/** 18°31'12"N 73°51'24"E */
function fromTurns(typed: string): [number?, number?] {
	const read = [...typed.matchAll(turns)].map(
		([, degrees, minutes, seconds = '0', side = '']) =>
			[side.toUpperCase(), Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600] as const,
	)
	const of = (side: string) => read.find(([read]) => read === side)?.[1]
	const [north, east] = [of('N'), of('E')]
	return north === undefined || east === undefined ? [] : [north, east]
}
