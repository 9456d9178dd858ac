import { ConfirmPage } from '../components/confirm-page.tsx'
import { loadConfirmPage } from '../second-factor/confirm-page.server.ts'
import type { Route } from './+types/confirm.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadConfirmPage(context, request)

export default function Confirm({ loaderData }: Route.ComponentProps) {
	return <ConfirmPage page={loaderData} />
}
