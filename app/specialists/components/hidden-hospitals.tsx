import { EyeOff } from 'lucide-react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import { Tag } from '#app/ui/tag.tsx'

type HiddenHospitalsProps = {
	hidden: { id: string; name: string; blocked: boolean }[]
	/** Where the person works now and does not hide yet. */
	employers: string[]
	suggestions: string[]
	problem?: FormProblem | undefined
}

const page = '/settings/privacy/hidden-hospitals'

/** Hospitals that do not find the profile, by name: registered with us or not yet. */
export function HiddenHospitals({ hidden, employers, suggestions, problem }: HiddenHospitalsProps) {
	return (
		<div className="grid grid-cols-1 gap-4">
			<p className="max-w-prose text-ink-2">
				Hospitals on this list cannot find your profile, even if they register later. They see you only if you apply to
				one of their jobs, or if you have accepted their contact request. A blocked hospital cannot see you at all and
				cannot message you.
			</p>
			{hidden.length > 0 ? (
				<ul className="divide-y divide-line rounded-md border border-line">
					{hidden.map(({ id, name, blocked }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-2 px-3 py-1.5">
							<span className="flex min-w-0 flex-wrap items-center gap-2 break-words">
								{name}
								{blocked ? <Tag tone="danger">Blocked</Tag> : null}
							</span>
							<PostButton
								action={`${page}/${id}/removal`}
								form={{ preventScrollReset: true }}
								variant="quiet"
								size="sm"
							>
								{blocked ? 'Unblock' : 'Stop hiding'}
								<span className="sr-only">
									{blocked ? ' ' : ' from '}
									{name}
								</span>
							</PostButton>
						</li>
					))}
				</ul>
			) : null}
			{employers.map((name) => (
				<Form
					key={name}
					method="post"
					action={page}
					preventScrollReset
					className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2"
				>
					<input type="hidden" name="hospital" value={name} />
					<p className="min-w-0 break-words">
						<span className="block text-sm text-ink-2">Your current employer</span>
						{name}
					</p>
					<Button variant="secondary" size="sm">
						<EyeOff size={16} aria-hidden="true" />
						Hide my profile
						<span className="sr-only">: {name}</span>
					</Button>
				</Form>
			))}
			<Form method="post" action={page} noValidate className="grid gap-3">
				<ErrorSummary problem={problem} labels={{ hospital: 'Hospital' }} />
				<SuggestField
					name="hospital"
					label="Hospital"
					hint="The name the hospital uses. You can leave out “Pvt Ltd” and the city."
					required
					maxLength={240}
					suggestions={suggestions}
					defaultValue={fieldValue(problem, 'hospital')}
					error={problem?.fields?.['hospital']}
					messages={{ required: 'This field is required' }}
				/>
				<div>
					<Button variant="secondary">Add hospital</Button>
				</div>
			</Form>
		</div>
	)
}
