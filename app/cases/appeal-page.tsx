import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { longestCaseText } from './case-work.ts'
import { t, words } from '#app/platform/language/words.ts'

type AppealPageProps = {
	about: string
	back: { to: string; label: string }
	problem: FormProblem | undefined
	/** What was decided. */
	children?: ReactNode
}

/** Why a refusal is wrong, for another of our people to decide. */
export function AppealPage({ about, back, problem: refused, children }: AppealPageProps) {
	const problem = useTyped(refused)
	const title = t`Appeal: ${{ about }}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={refused}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead={t`Another member of our team decides. You can appeal once against each decision.`}
				back={back}
			/>
			{children}
			<Form method="post" className="grid gap-5" noValidate>
				<ErrorSummary problem={problem} labels={{ reason: t`Reason` }} />
				<TextArea
					name="reason"
					label={t`Reason`}
					hint={t`Explain why the decision is wrong. Our team reads it beside the decision.`}
					rows={6}
					maxLength={longestCaseText}
					defaultValue={fieldValue(problem, 'reason')}
					error={problem?.fields?.['reason']}
				/>
				<SubmitButton className="justify-self-start" pendingLabel={t`Sending...`}>
					{t`Send appeal`}
				</SubmitButton>
			</Form>
		</main>
	)
}

export const appealRefusals = words({
	'not-refused': 'This has changed since you opened the page. Reload the page to see its status.',
	'already-appealed': 'You have already appealed. You can appeal once against each decision.',
})
