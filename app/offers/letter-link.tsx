import { Download } from 'lucide-react'
import { t } from '#app/platform/language/words.ts'

/** The offer as a letter to keep, on the pages of both sides. */
export function LetterLink({ offerId, className = 'btn btn-secondary' }: { offerId: string; className?: string }) {
	return (
		<a href={`/offers/${offerId}/letter`} className={className} download>
			<Download size={18} aria-hidden="true" />
			{t`Download letter (PDF)`}
		</a>
	)
}
