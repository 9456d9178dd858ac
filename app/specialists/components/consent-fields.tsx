import { Link } from 'react-router'
import { consentItems } from '#app/identity/consent-notice.ts'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'

type ConsentFieldsProps = {
	problem: FormProblem | undefined
	/** Before the ids, where a page has two such forms. */
	idPrefix?: string
	/** Items ticked before, when the person comes back to the form. */
	ticked?: readonly string[]
}

/** The notice and its two boxes: what an account needs, and what is asked for on top. Neither is ticked by us. */
export function ConsentFields({ problem, idPrefix = '', ticked = [] }: ConsentFieldsProps) {
	const isTicked = (name: string, item: string) =>
		problem ? fieldValue(problem, name) === 'on' : ticked.includes(item)
	const [required, optional] = [
		consentItems.filter(({ isRequired }) => isRequired),
		consentItems.filter(({ isRequired }) => !isRequired),
	]
	return (
		<fieldset className="grid gap-1 rounded-md bg-sunken p-3">
			<legend className="float-left mb-1 font-semibold">New here? How we use your data</legend>
			<ul className="clear-both grid gap-1.5 text-sm">
				{required.map(({ key, title, what, until }) => (
					<li key={key}>
						<strong>{title}.</strong> {what} {until}
					</li>
				))}
			</ul>
			<Checkbox
				name="consent"
				id={`${idPrefix}consent`}
				label="I agree to this use of my data. This is required to create an account."
				defaultChecked={isTicked('consent', 'account')}
				error={problem?.fields?.['consent']}
			/>
			{optional.map(({ key, title, what, until }) => (
				<Checkbox
					key={key}
					name="jobAlerts"
					id={`${idPrefix}jobAlerts`}
					label={`${title} (optional)`}
					hint={`${what} ${until}`}
					defaultChecked={isTicked('jobAlerts', key)}
				/>
			))}
			<p className="mt-2 text-sm text-ink-2">
				You can view or withdraw your consent any time in Settings, under My data.{' '}
				<Link to="/privacy-policy" className="link">
					Privacy policy
				</Link>
			</p>
		</fieldset>
	)
}
