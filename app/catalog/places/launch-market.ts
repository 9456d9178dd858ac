import type { Family } from '../specialities.ts'
import type { StateName } from './states.ts'

/** Where and for whom we began: visitors see these first, and a bare name of a place means one near by. */
export const launchMarket: {
	city: string
	state: StateName
	lat: number
	lng: number
	/** How far from the city still counts as there. */
	reachKm: number
	family: Family
} = { city: 'Pune', state: 'Maharashtra', lat: 18.5204, lng: 73.8567, reachKm: 60, family: 'anesthesiology' }
