export const steps = ['ask', 'accept', 'tired', 'decline', 'details'] as const
export type Step = (typeof steps)[number]

export const payloadOf = (step: Step, token: string) => `cover.${step} ${token}`

/** What the buttons of a request send us, with the token of its link: what, for whom, until when, and once. */
export const coverPayloads = (link: string) => {
	const token = link.replace('/c/', '')
	return {
		accept: payloadOf('ask', token),
		decline: payloadOf('decline', token),
		details: payloadOf('details', token),
	}
}
