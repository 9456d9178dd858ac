import { redirect } from 'react-router'
import { resumeByLink } from '#app/notifications/unsubscribe.server.ts'
import { candidateAlertLinks } from '../unsubscribe.server.ts'
import type { Route } from './+types/resubscribe-candidates.ts'

export const loader = ({ params }: Route.LoaderArgs) =>
	redirect(`/unsubscribe/candidates/${encodeURIComponent(params.token)}`)
export const action = ({ request, params }: Route.ActionArgs) =>
	resumeByLink(candidateAlertLinks, request, params.token)
