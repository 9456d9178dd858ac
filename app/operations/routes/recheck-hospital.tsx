import { HospitalCheckForm } from '../components/hospital-check-form.tsx'
import { loadForDecision, recheck } from '../hospitals/decision.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/recheck-hospital.ts'

export const loader = (args: Route.LoaderArgs) => loadForDecision(args, 'yearly-check')

export const action = (args: Route.ActionArgs) => recheck(args)

export default function Recheck({ loaderData: hospital, actionData }: Route.ComponentProps) {
	const title = `Yearly check: ${hospital.displayName}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead="Nothing changes for the hospital until its next yearly check."
				back={{ to: `/operator/hospitals/${hospital.id}`, label: 'Back to record' }}
			/>
			<HospitalCheckForm hospital={hospital} decision="yearly-check" problem={actionData} />
		</main>
	)
}
