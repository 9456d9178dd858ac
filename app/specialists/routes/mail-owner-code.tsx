import { redirect } from 'react-router'
import { mailedCode } from '#app/identity/sign-in/long-absence.server.ts'
import { hashToken } from '#app/identity/tokens.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { findReader } from '../brief.server.ts'
import { ownerCode } from '../messages.ts'
import { findProvedNumber } from '../onboarding/proved-number.server.ts'
import type { Route } from './+types/mail-owner-code.ts'

const page = '/doctors/register/owner'

export const loader = () => redirect(page)

/** One email for each challenge, however often the button is pressed: its code stays the same. */
export async function action({ request }: Route.ActionArgs) {
	await refuseFields(request)
	const proved = await findProvedNumber(request)
	if (!proved?.absent) return redirect(page)
	const { accountId } = proved.absent
	const challengeId = hashToken(proved.token)
	await db.transaction(async (tx) =>
		writeTo(tx, ownerCode, {
			to: await findReader(tx, accountId),
			key: `owner-code/${challengeId}`,
			facts: { code: mailedCode(challengeId) },
		}),
	)
	return redirect(`${page}?sent=1`)
}
