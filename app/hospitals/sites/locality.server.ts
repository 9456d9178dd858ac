import { findAddress } from '#app/catalog/places/places.server.ts'

/** Where in its city a hospital is, for people who know both: 'Bibwewadi, Pune'; its city alone when the address has no locality. */
export function localityOf(address: { address: string; city: string; pin: string | null }): string {
	const locality = findAddress(address)?.locality
	return locality ? `${locality}, ${address.city}` : address.city
}
