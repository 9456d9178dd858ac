import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { longestPlace } from '../limits.ts'
import { type InterviewMode, interviewModes } from '../status.ts'
import { modeNames } from '../labels.ts'

export type StoredPlace = { mode: InterviewMode; place: string }

type PlaceFieldsProps = {
	/** The hospital's own, as the first answer. */
	place: { address: string; phone: string }
	stored: StoredPlace | undefined
	problem: FormProblem | undefined
}

/** How to meet, and the one field that each way needs: the style sheet shows it, so that no script is needed. */
export function PlaceFields({ place, stored, problem }: PlaceFieldsProps) {
	const at = (mode: InterviewMode) => (stored?.mode === mode ? stored.place : undefined)
	const errors = problem?.fields
	return (
		<div className="group/place grid gap-5">
			<RadioGroup
				name="mode"
				label="Interview format"
				chips
				options={interviewModes.map((mode) => ({ value: mode, label: modeNames[mode] }))}
				defaultValue={fieldValue(problem, 'mode', stored?.mode ?? 'in-person')}
				error={errors?.['mode']}
			/>
			<TextField
				name="address"
				label="Address"
				hint="Include the ward or floor."
				maxLength={longestPlace}
				className="hidden group-has-[[value=in-person]:checked]/place:grid"
				defaultValue={fieldValue(problem, 'address', at('in-person') ?? place.address)}
				error={errors?.['address']}
			/>
			<TextField
				name="phone"
				type="tel"
				label="Phone number to call"
				hint="The specialist will call this number at the chosen time."
				className="hidden group-has-[[value=phone]:checked]/place:grid"
				defaultValue={fieldValue(problem, 'phone', at('phone') ?? place.phone)}
				error={errors?.['phone']}
			/>
			<TextField
				name="link"
				type="url"
				label="Video call link"
				hint="From the video service your hospital uses. It must start with https://"
				placeholder="https://"
				maxLength={longestPlace}
				className="hidden group-has-[[value=video]:checked]/place:grid"
				defaultValue={fieldValue(problem, 'link', at('video'))}
				error={errors?.['link']}
			/>
		</div>
	)
}
