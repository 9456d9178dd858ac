import { FactGrid } from '#app/ui/fact-grid.tsx'
import type { CoverView } from '../view.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type CoverFactsProps = {
	/** Where it is stands elsewhere, as far as the reader may know it. */
	cover: Omit<CoverView, 'id' | 'version' | 'location' | 'city' | 'map'>
	where?: string
	reader: 'hospital' | 'specialist'
}

/** What is asked for: hours and pay first, because they decide. */
export function CoverFacts({ cover, where = '', reader }: CoverFactsProps) {
	return (
		<div className="grid gap-4">
			<FactGrid
				sheet
				facts={[
					{ label: t`Where`, value: where },
					{ label: t`When`, value: cover.hours },
					{ label: t`Expected length`, value: cover.length },
					{ label: t.of('cover')`Pay`, value: cover.pay },
					{ label: t`Patient`, value: cover.patient },
					{ label: t`Kind`, value: cover.urgency },
					...cover.details,
				]}
			/>
			{cover.equipment.length > 0 ? (
				<div>
					<h3 className="text-sm font-semibold text-ink-2">{t`Equipment`}</h3>
					<ul className="mt-1 flex flex-wrap gap-2">
						{cover.equipment.map((one) => (
							<li key={one} className="tag">
								{one}
							</li>
						))}
					</ul>
				</div>
			) : (
				<p className="text-sm text-ink-2">{withoutEquipment(cover.status)[reader]}</p>
			)}
			{cover.note ? (
				<p className="whitespace-pre-line wrap-anywhere" {...asWritten()}>
					{cover.note}
				</p>
			) : null}
		</div>
	)
}

/** What can still be done about equipment that no one added: nothing once the work is over. */
function withoutEquipment(status: CoverView['status']): Record<CoverFactsProps['reader'], string> {
	if (status === 'open')
		return {
			hospital: 'No equipment added. Specialists are asked to call you about it once they accept.',
			specialist: t`The hospital has not added the equipment yet. Call to ask once you accept.`,
		}
	return {
		hospital: 'No equipment added.',
		specialist:
			status === 'covered' ? t`The hospital has not added the equipment yet. Call to ask.` : t`No equipment added.`,
	}
}
