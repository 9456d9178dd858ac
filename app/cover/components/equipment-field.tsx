import type { FormProblem } from '#app/platform/http/form.ts'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { equipment, equipmentNames } from '../asking/kinds.ts'

/** What is there at a site, in the request and on the site’s own sheet. */
export const EquipmentField = ({
	problem,
	chosen,
}: {
	problem: FormProblem | undefined
	chosen: readonly string[]
}) => (
	<CheckboxGroup
		name="equipment"
		label="Equipment at this site"
		hint="Specialists see this before they accept."
		chips
		options={equipment.map((value) => ({ value, label: equipmentNames[value] }))}
		defaultValue={problem ? [problem.values?.['equipment'] ?? []].flat() : chosen}
		error={problem?.fields?.['equipment']}
	/>
)
