import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Stats } from '#app/ui/stat.tsx'
import type { DashboardCards } from '../dashboard.server.ts'

type SummaryCardProps = { summary: DashboardCards['summary']; matching: { count: string; pay: string } }

/** Who one is to hospitals, in a few lines, and what has come of it. */
export function SummaryCard({ summary, matching }: SummaryCardProps) {
	const { status, shifts, areas, pay, skills, views } = summary
	const said = (text: string) => text || 'Not said yet'
	return (
		<Panel title="At a glance">
			<div className="grid gap-4">
				<Stats
					size="sm"
					items={[
						{ label: 'Profile views', value: views, note: 'by hospitals, last 30 days' },
						{ label: 'Matching jobs', value: matching.count, note: 'open now' },
					]}
				/>
				<FactGrid
					facts={[
						{ label: 'Status', value: status },
						{ label: 'Preferred shifts', value: said(shifts.join(', ')) },
						{ label: 'Preferred areas', value: said(areas) },
						{
							label: 'Monthly rate range',
							value: matching.pay ? `${said(pay)}. Matching jobs: ${matching.pay}` : said(pay),
						},
						{ label: 'Top skills', value: said(skills.join(', ')) },
					]}
				/>
				<div>
					<ButtonLink to="/profile" variant="secondary">
						Edit Profile
					</ButtonLink>
				</div>
			</div>
		</Panel>
	)
}
