import { Avatar } from '#app/ui/avatar.tsx'
import { Band } from '#app/ui/page/band.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Stats } from '#app/ui/stat.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { Example, Examples } from './example.tsx'

const people = [
	'Dr Asha Menon',
	'डॉ. क्षितिजा कुलकर्णी',
	'Kavita',
	'Rohan Deshpande',
	'Imran Shaikh',
	'Sr Mary Fernandes',
	'',
]

export function LayoutExamples() {
	return (
		<Examples>
			<Example name="Figures" wide>
				<Stats
					items={[
						{ label: 'Verified anesthesiologists', value: '264' },
						{ label: 'Active hospitals', value: '31' },
						{ label: 'Placements', value: '112' },
						{ label: 'Median first response', value: '31 h', note: 'last 90 days' },
					]}
				/>
			</Example>
			<Example name="Facts">
				<Panel title="The job">
					<FactGrid
						facts={[
							{ label: 'Pay', value: '₹2,80,000–3,50,000 a month' },
							{ label: 'Shifts', value: 'Night, 8 hours' },
							{ label: 'On call', value: '1 in 4' },
							{ label: 'Start', value: '1 December 2026' },
							{ label: 'Joining bonus', value: null },
						]}
					/>
				</Panel>
			</Example>
			<Example name="Timeline">
				<Timeline
					label="Application"
					steps={[
						{ label: 'Applied', state: 'done', at: { text: '3 Nov 2026', iso: '2026-11-03' } },
						{ label: 'Shortlisted', state: 'done', at: { text: '5 Nov 2026', iso: '2026-11-05' } },
						{ label: 'Interview', state: 'current', detail: 'Tue, 1 Dec, 10:00 am IST' },
						{ label: 'Offer', state: 'upcoming' },
					]}
				/>
			</Example>
			<Example name="Timeline that stopped">
				<Timeline
					label="Application that ended"
					steps={[
						{ label: 'Applied', state: 'done', at: { text: '3 Nov 2026', iso: '2026-11-03' } },
						{
							label: 'Not selected',
							state: 'stopped',
							at: { text: '9 Nov 2026', iso: '2026-11-09' },
							detail: 'The position was filled.',
						},
					]}
				/>
			</Example>
			<Example name="People and hospitals">
				<div className="flex flex-wrap items-center gap-2">
					{people.map((name) => (
						<Avatar key={name} name={name} />
					))}
					<Avatar name="Asha Menon" size="sm" />
					<Avatar name="Asha Menon" size="lg" />
					<Monogram name="Lakeside Heart Institute" />
					<Monogram name="Deccan" size="lg" />
				</div>
			</Example>
			<Example name="Bands" wide>
				<Band>On the surface, lines above and below.</Band>
				<Band tone="plain">On the page itself.</Band>
				<Band tone="soft">In the brand's own tint.</Band>
			</Example>
		</Examples>
	)
}
