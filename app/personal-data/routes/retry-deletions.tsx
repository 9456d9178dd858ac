import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import { eraseDueAccounts } from '../account-erasure.server.ts'
import type { Route } from './+types/retry-deletions.ts'

export const loader = buttonPage(() => '/operator/deletions')

export async function action({ request, context }: Route.ActionArgs) {
	operatorOf(context)
	await refuseFields(request)
	await db.transaction((tx) => enqueue(tx, eraseDueAccounts, {}))
	return redirectWith('/operator/deletions', {
		title: 'Deletion started',
		detail: 'Reload the page in a minute. What fails again is under Failed tasks.',
	})
}
