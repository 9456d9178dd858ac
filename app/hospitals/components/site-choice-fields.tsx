import { type FormProblem, fieldValue, fieldValues } from '#app/platform/http/form.ts'
import { CheckboxGroup, RadioGroup } from '#app/ui/fields/choice-group.tsx'

export type SiteChoice = { id: string; name: string }

export const siteChoiceLabels = { reach: 'Works for', sites: 'Sites' }

const reaches = [
	{ value: 'all', label: 'All sites', hint: 'Also sees what belongs to the hospital as a whole, such as the plan.' },
	{
		value: 'some',
		label: 'Some sites',
		hint: 'Sees and works on the jobs, applicants, interviews, offers, messages and cover of the sites that you select below. Nothing of other sites.',
	},
]

/** For which sites a member works. Sent without a script, so the boxes are there at once. */
export function SiteChoiceFields({
	problem,
	choices,
	sites,
}: {
	problem: FormProblem | undefined
	choices: readonly SiteChoice[]
	/** As it is now; null for all. */
	sites: readonly string[] | null
}) {
	if (choices.length === 0) return null
	return (
		<>
			<RadioGroup
				name="reach"
				label={siteChoiceLabels.reach}
				options={reaches}
				defaultValue={fieldValue(problem, 'reach', sites === null ? 'all' : 'some')}
				error={problem?.fields?.['reach']}
			/>
			<CheckboxGroup
				name="sites"
				label={siteChoiceLabels.sites}
				hint="For some sites: select each."
				options={choices.map(({ id, name }) => ({ value: id, label: name }))}
				defaultValue={fieldValues(problem, 'sites', sites ?? [])}
				error={problem?.fields?.['sites']}
			/>
		</>
	)
}
