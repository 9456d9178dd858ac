import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

type Details = {
	legalName: string
	registrationNumber: string | null
	facilityId: string | null
	gstin: string | null
	website: string | null
	status: string
}

/** What the owner gives for the check. Each field can come later, but without a number to look up we cannot start. */
export function DetailsForm({ hospital, problem: refused }: { hospital: Details; problem: FormProblem | undefined }) {
	const problem = useTyped(refused)
	const field = (name: Exclude<keyof Details, 'status'>) => ({
		name,
		defaultValue: fieldValue(problem, name, hospital[name]),
		error: problem?.fields?.[name],
	})
	return (
		<section aria-labelledby="details" className="grid max-w-160 content-start gap-5">
			<h2 id="details">Registration details</h2>
			<Form method="post" className="grid gap-5" noValidate>
				<ErrorSummary problem={problem} />
				<TextField
					{...field('legalName')}
					label="Registered name"
					hint="As printed on the certificate. Your jobs show the name you entered when you registered."
					autoComplete="organization"
				/>
				<TextField
					{...field('registrationNumber')}
					label="Registration certificate number"
					hint="Of your nursing home or clinical establishment registration"
					optional
					autoComplete="off"
				/>
				<TextField
					{...field('facilityId')}
					label="Health Facility Registry ID"
					hint="IN followed by 10 characters"
					optional
					autoComplete="off"
				/>
				<TextField {...field('gstin')} label="GSTIN" hint="15 characters" optional autoComplete="off" />
				<TextField {...field('website')} label="Website" optional inputMode="url" autoComplete="url" />
				<SubmitButton className="justify-self-start" pendingLabel="Sending...">
					{hospital.status === 'rejected' ? 'Resubmit' : 'Submit for verification'}
				</SubmitButton>
			</Form>
		</section>
	)
}
