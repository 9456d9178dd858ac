import { type Suspended, suspendedSentence } from '#app/identity/sign-in/suspended.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { t } from '#app/platform/language/words.ts'
import { findAppealPath } from './appeals.server.ts'

/** Sends whoever has proved that a suspended account is theirs to the reason and the appeal; back to `signInPage` once they have appealed. */
export async function sayWhySuspended(suspended: Suspended, signInPage: string) {
	const { accountId } = suspended
	const appeal =
		accountId === null
			? null
			: await asSystem('the owner of a suspended account, proved a moment ago, reads why', () =>
					findAppealPath(accountId),
				)
	return appeal === null
		? redirectWith(signInPage, { title: t`You cannot log in`, detail: suspendedSentence(suspended), tone: 'danger' })
		: redirectWith(appeal, {
				title: t`This account has been suspended`,
				detail: t`Read the reason. You can appeal once, and another member of our team decides.`,
				tone: 'danger',
			})
}
