import { FactGrid } from '#app/ui/fact-grid.tsx'

type TermsProps = {
	offer: { pay: string; starts: string; message: string; terms: string | null }
	/** Facts besides the terms, such as when it was sent and expires. */
	more?: readonly { label: string; value: string | null }[]
}

/** Pay, first day and words of an offer, as both sides read them. */
export function OfferTerms({ offer: { pay, starts, message, terms }, more = [] }: TermsProps) {
	return (
		<div className="grid gap-4">
			<FactGrid facts={[{ label: 'Pay', value: pay }, { label: 'Joining date', value: starts }, ...more]} />
			{message ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message}</p> : null}
			{terms ? (
				<div>
					<h3 className="text-base">Terms</h3>
					<p className="max-w-prose whitespace-pre-line wrap-anywhere">{terms}</p>
				</div>
			) : null}
		</div>
	)
}
