import { CheckboxGroup } from '#app/ui/choice-group.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { ProposalLine } from '../proposal-lines.ts'

type ResumeListProps = {
	items: readonly ProposalLine[]
	/** The keys that stayed ticked in a form that came back; null for a new one, where all are. */
	ticked: readonly string[] | null
}

/** What the resume says and the profile does not: ticked, for the person to untick what is wrong. */
export function ResumeList({ items, ticked }: ResumeListProps) {
	const isTicked = (key: string) => ticked === null || ticked.includes(key)
	const [lines, skills] = [items.filter(({ isSkill }) => !isSkill), items.filter(({ isSkill }) => isSkill)]
	return (
		<Panel title="From your resume" flush>
			<input type="hidden" name="shown" value={items.map(({ key }) => key).join(' ')} />
			<ul className="divide-y divide-line">
				{lines.map(({ key, title, detail, now }) => (
					<li key={key} className="px-4 py-1.5">
						<Checkbox
							name="items"
							id={`item-${key}`}
							value={key}
							label={
								<>
									<span className="font-medium wrap-anywhere">{title}</span>
									<span className="block text-sm text-ink-2 wrap-anywhere">
										{[detail, now === null ? null : `now ${now}`].filter(Boolean).join(' · ')}
									</span>
								</>
							}
							defaultChecked={isTicked(key)}
						/>
					</li>
				))}
			</ul>
			{skills.length > 0 ? (
				<div className="border-t border-line p-4">
					<CheckboxGroup
						name="items"
						id="skills"
						label="Skills"
						chips
						options={skills.map(({ key, title }) => ({ value: key, label: title }))}
						defaultValue={skills.map(({ key }) => key).filter(isTicked)}
					/>
				</div>
			) : null}
		</Panel>
	)
}
