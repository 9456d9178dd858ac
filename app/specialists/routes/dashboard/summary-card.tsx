import { profileViewDays } from '#app/durations.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Stats } from '#app/ui/stat.tsx'
import type { DashboardCards } from './dashboard.server.ts'
import { t } from '#app/platform/language/words.ts'

type SummaryCardProps = { summary: DashboardCards['summary']; matching: { count: string; pay: string } }

/** How hospitals see a specialist, in a few lines, and the results. */
export function SummaryCard({ summary, matching }: SummaryCardProps) {
	const { status, shifts, areas, pay, skills, views } = summary
	const lines = [
		{ label: t`Status`, value: status },
		{ label: t`Preferred shifts`, value: shifts.join(', ') },
		{ label: t`Preferred areas`, value: areas },
		{ label: t`Monthly rate range`, value: pay },
		{
			label: t`Pay range of matching jobs`,
			value: matching.pay || (matching.count === '0' ? t`No matching jobs yet` : t`None state monthly pay`),
		},
		{ label: t`Top skills`, value: skills.join(', ') },
	]
	return (
		<Panel title={t`At a glance`}>
			<div className="grid gap-4">
				<Stats
					size="sm"
					items={[
						{ label: t`Profile views`, value: views, note: t`by hospitals, last ${{ days: profileViewDays }} days` },
						{ label: t`Matching jobs`, value: matching.count, note: t`open now` },
					]}
				/>
				<dl className="grid gap-3 text-sm sm:grid-cols-2">
					{lines.map(({ label, value }) => (
						<div key={label}>
							<dt className="text-ink-2">{label}</dt>
							<dd className="wrap-anywhere">{value || t`Not added yet`}</dd>
						</div>
					))}
				</dl>
				<div>
					<ButtonLink to="/profile" variant="secondary">
						{t`Edit Profile`}
					</ButtonLink>
				</div>
			</div>
		</Panel>
	)
}
