/** The longest location that a job may have. */
export const longestLocation = 120

type Address = { address: string; city: string; pin: string | null }

/** An address on one line, as the location of jobs there; its city alone where it is too long. */
export function siteLine({ address, city, pin }: Address): string {
	const town = [city, pin].filter(Boolean).join(' ')
	const whole = [...address.split(/[\n,]/), town]
		.map((part) => part.replace(/\s+/g, ' ').trim())
		.filter(Boolean)
		.join(', ')
	return whole.length <= longestLocation ? whole : town
}
