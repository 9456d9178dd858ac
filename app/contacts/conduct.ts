/** What can be wrong with how somebody behaves. */
export const conductReasons = ['spam', 'rude', 'asks-for-money', 'not-who-they-say', 'other'] as const
export type ConductReason = (typeof conductReasons)[number]

export const conductReasonNames: Record<ConductReason, string> = {
	spam: 'Sends the same to everybody, or what nobody asked for',
	rude: 'Is rude, or threatens',
	'asks-for-money': 'Asks for money',
	'not-who-they-say': 'Is not who they say',
	other: 'Something else',
}

/** So many open reports about one hospital, of different people, stop its new requests until we have looked. */
export const reportsThatFreeze = 2
