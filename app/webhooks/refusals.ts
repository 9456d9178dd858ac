/** Why a button of these pages did nothing. */
export const refusals = {
	'not-owner': 'You are no longer an owner of your hospital.',
	'not-stopped': 'This webhook is on. Reload the page to continue.',
	stopped: 'This webhook is turned off. Turn it on to send calls again.',
	'too-soon': 'A test event was sent a moment ago. Wait five seconds and try again.',
} as const
