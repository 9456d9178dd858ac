import { termsPath } from '#app/jobs/terms/terms-path.ts'
import type { LawNote } from '#app/jobs/terms/law-checks.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import type { OfferDifference } from '../terms/against-job.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type TermsProps = {
	offer: {
		pay: string
		starts: string
		message: string
		terms: string | null
		stated: readonly { label: string; value: string }[]
		differences: readonly OfferDifference[]
		notes: readonly LawNote[]
	}
	/** Facts besides the terms, such as when it was sent and expires. */
	more?: readonly { label: string; value: string | null }[]
}

/** Pay, first day, terms and words of an offer, as both sides read them; first where it departs from the job. */
export function OfferTerms({ offer, more = [] }: TermsProps) {
	const { pay, starts, message, terms, stated, differences, notes } = offer
	return (
		<div className="grid gap-4">
			<FactGrid facts={[{ label: t`Pay`, value: pay }, { label: t`Joining date`, value: starts }, ...more]} />
			{message ? (
				<p className="max-w-prose whitespace-pre-line wrap-anywhere" {...asWritten()}>
					{message}
				</p>
			) : null}
			<Differences differences={differences} />
			{stated.length > 0 ? (
				<div>
					<h3 className="text-base">{t`Terms`}</h3>
					<FactGrid facts={stated} />
					<p className="mt-2 text-sm">
						<a href={termsPath}>{t`What these words mean`}</a>
					</p>
				</div>
			) : null}
			{terms ? (
				<div>
					<h3 className="text-base">{t`Other terms`}</h3>
					<p className="max-w-prose whitespace-pre-line wrap-anywhere" {...asWritten()}>
						{terms}
					</p>
				</div>
			) : null}
			<LawNotes notes={notes} />
		</div>
	)
}

function Differences({ differences }: Pick<TermsProps['offer'], 'differences'>) {
	if (differences.length === 0) return null
	return (
		<Notice tone="warning" title={t`Different from the job`}>
			<ul className="grid gap-3">
				{differences.map(({ name, label, inJob, inOffer, why }) => (
					<li key={name} className="wrap-anywhere">
						<b>{label}</b>
						<br />
						{t`Job: ${{ term: inJob }}`}
						<br />
						{t`This offer: ${{ term: inOffer }}`}
						{why ? (
							<>
								<br />
								{t`Reason: ${{ reason: why }}`}
							</>
						) : null}
					</li>
				))}
			</ul>
		</Notice>
	)
}

function LawNotes({ notes }: Pick<TermsProps['offer'], 'notes'>) {
	if (notes.length === 0) return null
	return (
		<Notice tone="info" title={t`What the law says about these terms`}>
			<ul className="grid gap-2">
				{notes.map(({ term, note, source }) => (
					<li key={term}>
						{note} <span className="text-sm text-ink-2">{source}.</span>
					</li>
				))}
			</ul>
			<p className="mt-2 text-sm">{t`This is information and not legal advice.`}</p>
		</Notice>
	)
}
