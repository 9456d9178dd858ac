import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import type { SectionProblem } from '../sections/section-page.server.ts'
import { ClashNotice } from './clash-notice.tsx'
import { t } from '#app/platform/language/words.ts'

type SectionFormProps = {
	title: string
	lead?: string | undefined
	back?: { to: string; label: string } | undefined
	/** Names of the fields, for the summary of what is wrong. */
	labels: Readonly<Record<string, string>>
	/** The state that the fields were filled from; after a clash the newer one, so that saving again is a decision. */
	seen: string | null
	problem: SectionProblem | undefined
	children: ReactNode
}

const profile = {
	to: '/profile',
	get label() {
		return t`Your profile`
	},
}

/** One section or entry of the profile, on a page of its own. */
export function SectionForm({ title, lead, back = profile, labels, seen, problem, children }: SectionFormProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader title={title} lead={lead} back={back} />
			<Form method="post" noValidate className="grid gap-5" data-draft="">
				{problem?.clash ? <ClashNotice clash={problem.clash} /> : null}
				<ErrorSummary problem={problem} labels={labels} />
				{seen === null ? null : <input type="hidden" name="seen" value={seen} />}
				{children}
				<div className="flex flex-wrap gap-2">
					<SubmitButton pendingLabel={t`Saving...`}>{t`Save`}</SubmitButton>
					<ButtonLink to={back.to} variant="quiet">
						{t`Cancel`}
					</ButtonLink>
				</div>
			</Form>
		</main>
	)
}

/** What was ticked in a refused form, else what is stored. */
export function chosenValues(problem: SectionProblem | undefined, name: string, stored: readonly string[]) {
	if (!problem?.values) return stored
	return [problem.values[name] ?? []].flat()
}
