/** For a server that many people in few hospitals ask, all from one machine, and readers of everything. */
export const withoutDailyLimits = {
	GUEST_CARDS_PER_DAY: '1000000',
	GUEST_PLACES_PER_DAY: '1000000',
	HOSPITAL_PROFILES_PER_DAY: '1000000',
	HOSPITAL_SEARCHES_PER_DAY: '1000000',
}
