import type { ReactNode } from 'react'
import type { FormProblem } from '#app/platform/http/form.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'

type TeamFormPageProps = {
	title: string
	application: { id: string; name: string; jobTitle: string }
	problem: FormProblem | undefined
	children: ReactNode
}

/** One small team form on its own page. A refused one returns here with what was typed. */
export function TeamFormPage({ title, application: { id, name, jobTitle }, problem, children }: TeamFormPageProps) {
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={problem}>{`${title}: ${name}`}</PageTitle>
			<PageHeader
				back={{ to: `/hospital/applications/${id}`, label: name }}
				title={title}
				lead={`${name}, ${jobTitle}`}
			/>
			{children}
		</main>
	)
}
