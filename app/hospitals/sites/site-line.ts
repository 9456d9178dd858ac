/** The longest location that a job may have. */
export const longestLocation = 120

type Address = { address: string; city: string; pin: string | null }

/** An address on one line, without the PIN code and the city where a part of it says them already. */
export function addressLine({ address, city, pin }: Address): string {
	const parts = address
		.split(/[\n,]/)
		.map((part) => part.replace(/\s+/g, ' ').trim())
		.filter(Boolean)
	const hasCity = parts.some((part) => part.replace(/[\d\s\p{Pd}]+$/u, '').toLowerCase() === city.toLowerCase())
	const hasPin = pin !== null && address.replace(/[\s-]/g, '').includes(pin)
	return [...parts, [hasCity ? '' : city, hasPin ? '' : pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** As the location of jobs there: its city alone where it is too long. */
export function siteLine(site: Address): string {
	const whole = addressLine(site)
	return whole.length <= longestLocation ? whole : [site.city, site.pin].filter(Boolean).join(' ')
}
