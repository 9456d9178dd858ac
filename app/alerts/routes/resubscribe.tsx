import { redirect } from 'react-router'
import { resumeByLink } from '#app/notifications/unsubscribe.server.ts'
import { jobAlertLinks } from '../unsubscribe.server.ts'
import type { Route } from './+types/resubscribe.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/unsubscribe/${encodeURIComponent(params.token)}`)
export const action = ({ request, params }: Route.ActionArgs) => resumeByLink(jobAlertLinks, request, params.token)
