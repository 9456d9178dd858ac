import { CircleCheck, CircleMinus, Clock, type LucideIcon } from 'lucide-react'
import { Tag, type Tone } from '#app/ui/tag.tsx'
import { type OfferStatus, offerStatusNames, sentOfferNames } from './status.ts'

const looks: Record<OfferStatus, { tone: Tone; icon: LucideIcon }> = {
	sent: { tone: 'warning', icon: Clock },
	accepted: { tone: 'success', icon: CircleCheck },
	declined: { tone: 'neutral', icon: CircleMinus },
	expired: { tone: 'neutral', icon: CircleMinus },
	withdrawn: { tone: 'neutral', icon: CircleMinus },
}

/** An offer's status, in words for the reader's side. */
export function OfferTag({ status, reader }: { status: OfferStatus; reader: 'specialist' | 'hospital' }) {
	const { tone, icon } = looks[status]
	return (
		<Tag tone={tone} icon={icon} className="whitespace-nowrap">
			{(reader === 'hospital' ? sentOfferNames : offerStatusNames())[status]}
		</Tag>
	)
}
