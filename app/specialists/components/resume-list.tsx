import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { ProposalLine } from '../resumes/proposal-lines.ts'
import { t } from '#app/platform/language/words.ts'

type ResumeListProps = {
	items: readonly ProposalLine[]
	/** The keys that stayed ticked in a form that came back; null for a new one, where those are that we are sure of. */
	ticked: readonly string[] | null
}

/** What the resume says and the profile does not, with the words that say it. What may be wrong is left for the person to select. */
export function ResumeList({ items, ticked }: ResumeListProps) {
	const isTicked = ({ key, isSure }: ProposalLine) => (ticked === null ? isSure : ticked.includes(key))
	const [lines, skills] = [items.filter(({ isSkill }) => !isSkill), items.filter(({ isSkill }) => isSkill)]
	return (
		<Panel title={t`From your resume`} flush>
			<input type="hidden" name="shown" value={items.map(({ key }) => key).join(' ')} />
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<li key={line.key} className="px-4 py-1.5">
						<Checkbox
							name="items"
							id={`item-${line.key}`}
							value={line.key}
							label={
								<>
									<span className="font-medium wrap-anywhere">{line.title}</span>
									<span className="block text-sm text-ink-2 wrap-anywhere">
										{[line.detail, line.now === null ? null : t`now ${{ value: line.now }}`]
											.filter(Boolean)
											.join(' · ')}
									</span>
									{line.from === null ? null : (
										<span className="block text-sm text-ink-2 wrap-anywhere">{t`In your resume: “${{ from: line.from }}”`}</span>
									)}
								</>
							}
							defaultChecked={isTicked(line)}
						/>
					</li>
				))}
			</ul>
			{skills.length > 0 ? (
				<div className="border-t border-line p-4">
					<CheckboxGroup
						name="items"
						id="skills"
						label={t`Skills`}
						chips
						options={skills.map(({ key, title }) => ({ value: key, label: title }))}
						defaultValue={skills.filter(isTicked).map(({ key }) => key)}
					/>
					<details className="mt-3 text-sm">
						<summary className="link">{t`Where your resume mentions these skills`}</summary>
						<ul className="mt-2 grid gap-1 text-ink-2">
							{skills.map(({ key, title, from }) =>
								from === null ? null : (
									<li key={key} className="wrap-anywhere">
										{title}: “{from}”
									</li>
								),
							)}
						</ul>
					</details>
				</div>
			) : null}
		</Panel>
	)
}
