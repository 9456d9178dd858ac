import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { type Source, textsOf } from '../credentials/registers.ts'
import { SourceFields } from './source-fields.tsx'

type VerifyFormProps = {
	id: string
	version: number
	sources: readonly Source[]
	/** Other credentials of the same person that wait and can be verified with it. */
	others: readonly { id: string; title: string; version: number; sources: readonly Source[] }[]
	problem?: FormProblem | undefined
}

/** What the credentials were held against; the versions say which state of the records it is about. */
export function VerifyForm({ id, version, sources, others, problem }: VerifyFormProps) {
	const action = `/operator/credentials/${id}/verification`
	return (
		<Form method="post" action={action} className="grid gap-4" noValidate>
			<ErrorSummary problem={problem} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			<SourceFields
				id="verification"
				sources={textsOf(sources)}
				problem={problem}
				hint="The specialist and anyone viewing a credential pack will see this."
			/>
			{others.map((other, at) => (
				<div key={other.id} className="border-t border-line pt-4">
					<input type="hidden" name={`others[${at}].id`} value={other.id} />
					<input type="hidden" name={`others[${at}].version`} value={other.version} />
					<RadioGroup
						id={`other-${at}`}
						name={`others[${at}].source`}
						label={`Verify as well: ${other.title}`}
						options={[
							{ value: '', label: 'Not now' },
							...other.sources.map(({ text }) => ({ value: text, label: text })),
						]}
						defaultValue={fieldValue(problem, `others[${at}].source`)}
					/>
				</div>
			))}
			<SubmitButton action={action} className="justify-self-start" pendingLabel="Verifying...">
				Verify
			</SubmitButton>
		</Form>
	)
}
