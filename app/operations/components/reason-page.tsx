import type { ComponentProps } from 'react'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { ReasonForm } from './reason-form.tsx'

type ReasonPageProps = ComponentProps<typeof ReasonForm> & {
	title: string
	lead: string
	back: { to: string; label: string }
}

/** A page for a decision that needs its reason. */
export function ReasonPage({ title, lead, back, problem, ...form }: ReasonPageProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader title={title} lead={lead} back={back} />
			<ReasonForm problem={problem} {...form} />
		</main>
	)
}
