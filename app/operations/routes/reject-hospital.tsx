import { HospitalCheckForm } from '../components/hospital-check-form.tsx'
import { loadForDecision, reject } from '../hospitals/decision.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/reject-hospital.ts'

export const loader = (args: Route.LoaderArgs) => loadForDecision(args, { from: 'pending', to: 'rejected' })

export const action = (args: Route.ActionArgs) => reject(args)

export default function Reject({ loaderData: hospital, actionData }: Route.ComponentProps) {
	const title = `Reject ${hospital.displayName}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead="The hospital will see the reason and can correct and resubmit its details."
				back={{ to: `/operator/hospitals/${hospital.id}`, label: 'Back to record' }}
			/>
			<HospitalCheckForm hospital={hospital} decision="rejection" problem={actionData} />
		</main>
	)
}
