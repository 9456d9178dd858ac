/** What lies between a hospital and a specialist, as far as writing to one another goes. */
export type Standing = {
	/** The specialist has applied to the hospital and not taken that back. */
	applied: boolean
	/** The specialist has accepted the hospital's contact request and not taken that back. */
	accepted: boolean
	blocked: boolean
	hospitalIsVerified: boolean
}

export type Side = 'hospital' | 'specialist'

/** Why the two can no longer write to one another. Whether it was a block, only who blocked is told. */
export type WritingEnd = 'blocked' | 'not-verified' | 'over'

export function whyClosed({ applied, accepted, blocked, hospitalIsVerified }: Standing): WritingEnd | null {
	if (blocked) return 'blocked'
	if (!hospitalIsVerified) return 'not-verified'
	return applied || accepted ? null : 'over'
}

const sentences: Record<Side, Record<WritingEnd, string>> = {
	specialist: {
		blocked: 'You have blocked this hospital. Neither of you can write; what was written stays here.',
		'not-verified': 'This hospital cannot receive messages at the moment. What was written stays here.',
		over: 'You have taken back your application or your contact, so neither of you can write. What was written stays here.',
	},
	hospital: {
		blocked: 'This specialist can no longer be written to. What was written stays here.',
		'not-verified': 'Your hospital is not verified at the moment, so nobody can write. What was written stays here.',
		over: 'This specialist can no longer be written to. What was written stays here.',
	},
}

export const closedSentence = (side: Side, end: WritingEnd) => sentences[side][end]

/** Who asked for no name is named to whom they applied or said yes. */
export const mayBeNamed = (anonymousMode: boolean, { applied, accepted }: Pick<Standing, 'applied' | 'accepted'>) =>
	!anonymousMode || applied || accepted
