import { longestName } from './limits.ts'

type Parts = {
	/** 'Anesthesiologist, ICU' */
	what: string
	place: { name: string; km: number } | null
	/** The filters that are left, as they are labelled. */
	rest: string[]
}

/** 'Anesthesiologist within 20 km of Pune, night, at least ₹2,00,000 a month': a search in words. */
export function searchName({ what, place, rest }: Parts): string {
	const subject = place ? `${what} within ${place.km} km of ${place.name}` : what
	const name = [subject, ...rest.map((label) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ')
	return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name
}
