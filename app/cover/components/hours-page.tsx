import type { ComponentProps } from 'react'
import type { FormProblem } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { HoursForm } from './hours-form.tsx'
import { t } from '#app/platform/language/words.ts'

type HoursPageProps = Pick<ComponentProps<typeof HoursForm>, 'worked' | 'asks' | 'asked'> & {
	title: string
	lead: string
	back: string
	problem: FormProblem | undefined
}

/** The hours as worked, on a page of their own for either side. */
export function HoursPage({ title, lead, back, worked, asks, asked, problem: refused }: HoursPageProps) {
	const problem = useTyped(refused)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader back={{ to: back, label: t.of('work')`Cover` }} title={title} lead={lead} />
			<HoursForm action={`${back}/hours`} worked={worked} asks={asks} asked={asked} problem={problem} />
		</main>
	)
}
