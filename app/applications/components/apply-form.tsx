import { Form, Link } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/kept-form.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { longestNote } from '../limits.ts'

type Resume = { fileName: string; scan: 'scanning' | 'clean' | 'infected' } | null

export function ApplyForm({ resume, problem: refused }: { resume: Resume; problem: FormProblem | undefined }) {
	const problem = useTyped(refused)
	return (
		<Form method="post" className="grid gap-5">
			<ErrorSummary problem={problem} />
			<ResumeChoice resume={resume} problem={problem} />
			<TextArea
				name="note"
				label="Note to the hospital"
				optional
				maxLength={longestNote}
				defaultValue={fieldValue(problem, 'note')}
				error={problem?.fields?.['note']}
			/>
			<Notice tone="plain" title="What the hospital will see">
				They will see your name, degrees and the resume you attach. Not your phone or e-mail until there is mutual
				interest. The rest of your profile shows as your privacy settings say.
			</Notice>
			<SubmitButton pendingLabel="Sending..." className="justify-self-start">
				Send application
			</SubmitButton>
		</Form>
	)
}

function ResumeChoice({ resume, problem }: { resume: Resume; problem: FormProblem | undefined }) {
	if (resume?.scan === 'clean')
		return (
			<Checkbox
				name="attachResume"
				label={`Attach my resume, ${resume.fileName}`}
				hint={<Link to="/settings">Replace it in your settings</Link>}
				defaultChecked={problem?.values ? problem.values['attachResume'] === 'on' : true}
			/>
		)
	if (resume?.scan === 'scanning')
		return (
			<Notice title={`${resume.fileName} is being checked`}>
				That takes a moment. Load this page again to attach it, or apply without it.
			</Notice>
		)
	return (
		<Notice title="No resume to attach">
			You can apply without one, or <Link to="/settings">upload your resume</Link> first.
		</Notice>
	)
}
