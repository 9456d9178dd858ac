/** The longest location that a job may have. */
export const longestLocation = 120

type Address = { address: string; city: string; pin: string | null }

/** An address on one line, without the PIN code and the city that stand in it already. */
export function addressLine({ address, city, pin }: Address): string {
	const lines = partsOf(address)
	const said = lines.join(' ').toLowerCase()
	const hasPin = pin !== null && said.replace(/[\s-]/g, '').includes(pin)
	const town = [said.split(/[^\p{L}\p{M}]+/u).includes(city.toLowerCase()) ? '' : city, hasPin ? '' : pin]
	return [...lines, town.filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

const partsOf = (address: string) =>
	address
		.split(/[\n,]/)
		.map((part) => part.replace(/\s+/g, ' ').trim())
		.filter(Boolean)

/** An address on one line, as the location of jobs there; its city alone where it is too long. */
export function siteLine({ address, city, pin }: Address): string {
	const town = [city, pin].filter(Boolean).join(' ')
	const whole = [...partsOf(address), town].filter(Boolean).join(', ')
	return whole.length <= longestLocation ? whole : town
}
