import { Form, Link } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { OwnResumePreview, type ResumePreview } from '#app/specialists/resume-preview.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { longestNote } from '../limits.ts'

type Resume = { fileName: string; scan: 'scanning' | 'clean' | 'infected' } | null

type ApplyFormProps = { resume: Resume; preview: ResumePreview | null; problem: FormProblem | undefined }

export function ApplyForm({ resume, preview, problem: refused }: ApplyFormProps) {
	const problem = useTyped(refused)
	return (
		<Form method="post" className="grid gap-5">
			<ErrorSummary problem={problem} />
			<ResumeChoice resume={resume} problem={problem} />
			{resume?.scan === 'clean' && preview ? <OwnResumePreview preview={preview} open /> : null}
			<TextArea
				name="note"
				label="Note to the hospital"
				optional
				maxLength={longestNote}
				defaultValue={fieldValue(problem, 'note')}
				error={problem?.fields?.['note']}
			/>
			<Notice tone="plain" title="What the hospital will see">
				The hospital will see your name, your degrees, a preview of the resume you attach, and the rest of your profile
				as your privacy settings allow. One minute after it shortlists you, it will also see your employers and
				registration number, the file you attach, the resume in your profile and, unless your settings hide them, your
				phone number and email address.
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
				label={`Attach my resume (${resume.fileName})`}
				hint={<Link to="/settings">Replace it in Settings</Link>}
				defaultChecked={problem?.values ? problem.values['attachResume'] === 'on' : true}
			/>
		)
	if (resume?.scan === 'scanning')
		return (
			<Notice title={`${resume.fileName} is being checked`}>
				The virus check takes a moment. Reload this page to attach your resume, or apply without it.
			</Notice>
		)
	return (
		<Notice title="No resume to attach">
			You can apply without one, or <Link to="/settings">upload your resume</Link> first.
		</Notice>
	)
}
