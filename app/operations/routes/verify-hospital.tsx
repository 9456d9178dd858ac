import { HospitalCheckForm } from '../components/hospital-check-form.tsx'
import { loadForDecision, verify } from '../hospitals/decision.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/verify-hospital.ts'

export const loader = (args: Route.LoaderArgs) => loadForDecision(args, { from: 'pending', to: 'verified' })

export const action = (args: Route.ActionArgs) => verify(args)

export default function Verify({ loaderData: hospital, actionData }: Route.ComponentProps) {
	const title = `Verify ${hospital.displayName}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead="Its members will be notified."
				back={{ to: `/operator/hospitals/${hospital.id}`, label: 'Back to record' }}
			/>
			<HospitalCheckForm hospital={hospital} decision="verification" problem={actionData} />
		</main>
	)
}
