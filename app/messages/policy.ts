import { words } from '#app/platform/language/words.ts'
import { isKnown, mayMessage, type Relation } from '#app/relations/rules.ts'

export type Side = 'hospital' | 'specialist'

/** Why the two can no longer write to one another. Whether it was a block, only who blocked is told. */
export type WritingEnd = 'blocked' | 'not-verified' | 'suspended' | 'over'

export function whyClosed(relation: Relation): WritingEnd | null {
	if (mayMessage(relation)) return null
	if (relation.blocked) return 'blocked'
	if (!relation.verified) return 'not-verified'
	return relation.suspended && isKnown(relation) ? 'suspended' : 'over'
}

const sentences: Record<Side, Record<WritingEnd, string>> = {
	specialist: words({
		blocked: 'You have blocked this hospital. Neither of you can send messages. Earlier messages stay here.',
		'not-verified': 'This hospital cannot receive messages right now. Earlier messages stay here.',
		suspended: 'Your account is suspended, so messages cannot be sent. Earlier messages stay here.',
		over: 'Your application or the contact has ended, so neither of you can send messages. Earlier messages stay here.',
	}),
	hospital: {
		blocked: 'You can no longer message this specialist. Earlier messages stay here.',
		'not-verified': 'Your hospital is not verified right now, so messages cannot be sent. Earlier messages stay here.',
		suspended: 'The account of this specialist is suspended, so messages cannot be sent. Earlier messages stay here.',
		over: 'You can no longer message this specialist. Earlier messages stay here.',
	},
}

export const closedSentence = (side: Side, end: WritingEnd) => sentences[side][end]
