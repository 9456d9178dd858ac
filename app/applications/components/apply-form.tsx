import { CalendarDays, EyeOff, type LucideIcon, Plus, SendHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { HiddenWarning, hiddenConfirmation } from '#app/specialists/hiding/hidden-warning.tsx'
import { BasicsFields, basicsLabels } from '#app/specialists/profile/basics-fields.tsx'
import { OwnResumePreview } from '#app/specialists/resumes/resume-preview.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import type { ApplyFacts } from '../applying/apply-sheet.server.ts'
import { longestNote } from '../limits.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

const noteLabel = () => t`Note to the hospital`
const strong = (words: string) => <strong>{words}</strong>

type ApplyFormProps = {
	facts: ApplyFacts
	problem: FormProblem | undefined
	action?: string
	/** What the last application to this job said. */
	note?: string | null
	/** In the sheet of a job: the note is folded away, so that nothing has to be scrolled. */
	isSheet?: boolean
}

/** What goes to the hospital, what it will see, and the button that sends it. */
export function ApplyForm({
	facts: { basics, resume, preview, dates, isHidden },
	problem: refused,
	action,
	note: lastNote,
	isSheet = false,
}: ApplyFormProps) {
	const problem = useTyped(refused)
	const note = (
		<TextArea
			name="note"
			label={noteLabel()}
			optional
			rows={3}
			maxLength={longestNote}
			defaultValue={problem?.values ? fieldValue(problem, 'note') : (lastNote ?? undefined)}
			error={problem?.fields?.['note']}
		/>
	)
	return (
		<Form method="post" {...(action ? { action } : {})} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<ErrorSummary problem={problem} labels={{ ...basicsLabels, note: noteLabel(), anyway: hiddenConfirmation() }} />
			{basics.length > 0 ? (
				<fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
					<legend className="mb-1 font-semibold">{t`About you`}</legend>
					<p className="text-sm text-ink-2">
						{t`The hospital cannot judge an application without this. We add it to your profile.`}
					</p>
					<BasicsFields basics={basics} problem={problem} isRequired />
				</fieldset>
			) : null}
			<div className="panel divide-y divide-line">
				<div className="px-3.5 py-2">
					<ResumeChoice resume={resume} problem={problem} />
				</div>
				<Row icon={EyeOff}>
					<p className="text-sm">
						{resume
							? t`The hospital sees your name, your degrees, a preview of the resume, and your profile as your privacy settings allow.`
							: t`The hospital sees your name, your degrees and your profile as your privacy settings allow.`}{' '}
						{rich({
							strong,
						})`<strong>Not your phone number or email address.</strong> It sees them only after it shortlists your application, and only if you share them.`}
					</p>
					<details className="text-sm">
						<summary className="link inline-flex min-h-8 items-center max-md:min-h-11">{t`What it sees after that`}</summary>
						<p className="pb-1 text-ink-2">
							{t`One minute after it shortlists you, it also sees your employers, your verified registration number, the file you attach and the resume in your profile.`}
						</p>
					</details>
				</Row>
				{dates ? (
					<Row icon={CalendarDays}>
						<p className="text-sm">
							{rich({
								strong,
							})`The job starts on ${{ day: dates.starts }}. Your profile says you are available from <strong>${{ available: dates.available }}</strong>.`}
						</p>
					</Row>
				) : null}
			</div>
			{preview ? <OwnResumePreview preview={preview} open={!isSheet} /> : null}
			{isSheet ? (
				<details>
					<summary className="link inline-flex min-h-11 items-center gap-2 font-semibold">
						<Plus size={18} aria-hidden="true" />
						{t`Add a note`}
					</summary>
					{note}
				</details>
			) : (
				note
			)}
			{isHidden ? (
				<HiddenWarning
					what={t`If you apply, it sees your name and your profile.`}
					error={problem?.fields?.['anyway']}
				/>
			) : null}
			<SubmitButton
				action={action}
				size="lg"
				pendingLabel={t`Sending...`}
				className={isSheet ? 'w-full' : 'md:justify-self-start'}
				data-focus={isSheet ? '' : undefined}
			>
				<SendHorizontal size={18} aria-hidden="true" />
				{t`Send application`}
			</SubmitButton>
		</Form>
	)
}

function Row({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
	return (
		<div className="flex gap-3 px-3.5 py-2.5">
			<Icon size={20} aria-hidden="true" className="mt-0.5 flex-none text-ink-2 max-sm:hidden" />
			<div className="min-w-0 flex-1">{children}</div>
		</div>
	)
}

function ResumeChoice({ resume, problem }: { resume: ApplyFacts['resume']; problem: FormProblem | undefined }) {
	if (resume?.scan === 'clean')
		return (
			<Checkbox
				name="attachResume"
				label={t`Attach my resume (${{ file: resume.fileName }})`}
				hint={
					<Link to="/settings" className="link inline-flex items-center max-lg:min-h-11">
						{t`Replace it in Settings`}
					</Link>
				}
				defaultChecked={problem?.values ? problem.values['attachResume'] === 'on' : true}
			/>
		)
	if (resume?.scan === 'scanning')
		return (
			<p className="text-sm">
				{rich({
					strong,
				})`<strong>${{ file: resume.fileName }} is being checked.</strong> The virus check takes a moment. Reload this page to attach your resume, or apply without it.`}
			</p>
		)
	return (
		<p className="text-sm">
			{rich({
				strong,
				link: (words) => <Link to="/settings">{words}</Link>,
			})`<strong>No resume to attach.</strong> You can apply without one, or <link>upload your resume</link> first.`}
		</p>
	)
}
