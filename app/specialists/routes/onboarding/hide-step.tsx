import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { t } from '#app/platform/language/words.ts'

type HideStepProps = {
	employers: readonly { name: string; means: string }[]
	hidden: readonly string[]
	suggestions: string[]
	isAsked: boolean
	problem: FormProblem | undefined
}

/** The hospitals that should not see the profile, asked before any hospital can find it. */
export function HideStep({ employers, hidden, suggestions, isAsked, problem }: HideStepProps) {
	const chosen = problem ? [problem.values?.['hide'] ?? []].flat() : employers.map(({ name }) => name)
	return (
		<Panel title={t`Who should not see you`} id="hiding">
			<div className="grid grid-cols-1 gap-3">
				<p className="text-ink-2">
					{isAsked
						? t`Hospitals you choose here cannot find your profile. They see you only if you apply to one of their jobs.`
						: t`No hospital can find you yet. When you save this page, verified hospitals can, except those you choose here. They see you only if you apply to one of their jobs.`}
				</p>
				{employers.length > 0 ? (
					<div>
						{employers.map(({ name, means }, at) => (
							<Checkbox
								key={name}
								name="hide"
								id={`hide-${at}`}
								value={name}
								label={
									<>
										<span className="wrap-anywhere">{name}</span>
										<span className="block text-sm text-ink-2">{`${t`Where you work now.`} ${means}`}</span>
									</>
								}
								defaultChecked={chosen.includes(name)}
							/>
						))}
					</div>
				) : null}
				{hidden.length > 0 ? <p className="text-sm">{t`Hidden from: ${{ hospitals: hidden.join(', ') }}`}</p> : null}
				<SuggestField
					name="hideAlso"
					label={employers.length + hidden.length > 0 ? t`Another hospital` : t`Hospital`}
					optional
					hint={t`For example, where you work now.`}
					maxLength={240}
					suggestions={suggestions}
					defaultValue={fieldValue(problem, 'hideAlso')}
					error={problem?.fields?.['hideAlso']}
				/>
			</div>
		</Panel>
	)
}
