import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { ButtonLink } from '../button.tsx'
import { ErrorSummary } from '../fields/error-summary.tsx'
import { PageTitle } from './page-title.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { t } from '#app/platform/language/words.ts'

type RenamePageProps = {
	title: string
	hint: string
	/** As it is called, or as it was typed. */
	name: string
	longest: number
	/** Where Cancel leads. */
	back: string
	problem: ComponentProps<typeof ErrorSummary>['problem']
}

/** A page of one field. */
export function RenamePage({ title, hint, name, longest, back, problem }: RenamePageProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-4 py-6 md:py-8">
			<PageTitle problem={problem}>{title}</PageTitle>
			<h1>{title}</h1>
			<ErrorSummary problem={problem} labels={{ name: t`Name` }} />
			<Form method="post" className="grid gap-4" noValidate>
				<TextField
					name="name"
					label={t`Name`}
					hint={hint}
					defaultValue={name}
					error={problem?.fields?.['name']}
					maxLength={longest}
					required
				/>
				<div className="flex flex-wrap gap-2">
					<SubmitButton pendingLabel={t`Saving...`}>{t.of('button')`Save`}</SubmitButton>
					<ButtonLink to={back} variant="quiet">
						{t`Cancel`}
					</ButtonLink>
				</div>
			</Form>
		</main>
	)
}
