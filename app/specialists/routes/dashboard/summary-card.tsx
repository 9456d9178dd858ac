import { profileViewDays } from '#app/durations.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Stats } from '#app/ui/stat.tsx'
import type { DashboardCards } from './dashboard.server.ts'

type SummaryCardProps = { summary: DashboardCards['summary']; matching: { count: string; pay: string } }

/** How hospitals see a specialist, in a few lines, and the results. */
export function SummaryCard({ summary, matching }: SummaryCardProps) {
	const { status, shifts, areas, pay, skills, views } = summary
	const lines = [
		{ label: 'Status', value: status },
		{ label: 'Preferred shifts', value: shifts.join(', ') },
		{ label: 'Preferred areas', value: areas },
		{ label: 'Monthly rate range', value: pay },
		{
			label: 'Pay range of matching jobs',
			value: matching.pay || (matching.count === '0' ? 'No matching jobs yet' : 'None state monthly pay'),
		},
		{ label: 'Top skills', value: skills.join(', ') },
	]
	return (
		<Panel title="At a glance">
			<div className="grid gap-4">
				<Stats
					size="sm"
					items={[
						{ label: 'Profile views', value: views, note: `by hospitals, last ${profileViewDays} days` },
						{ label: 'Matching jobs', value: matching.count, note: 'open now' },
					]}
				/>
				<dl className="grid gap-3 text-sm sm:grid-cols-2">
					{lines.map(({ label, value }) => (
						<div key={label}>
							<dt className="text-ink-2">{label}</dt>
							<dd className="wrap-anywhere">{value || 'Not added yet'}</dd>
						</div>
					))}
				</dl>
				<div>
					<ButtonLink to="/profile" variant="secondary">
						Edit Profile
					</ButtonLink>
				</div>
			</div>
		</Panel>
	)
}
