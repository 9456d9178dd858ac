import { company } from '#app/company.ts'
import { saidChoice } from '#app/platform/language/prepared.ts'
import { t } from '#app/platform/language/words.ts'

/** A refused login to a suspended account, after the right password or code. Without an account the number itself is suspended. */
export type Suspended = { ok: false; failure: 'suspended'; accountId: string | null; reason: string | null }

/** What its owner reads instead of their pages. */
export const suspendedSentence = ({ reason, accountId }: Pick<Suspended, 'reason' | 'accountId'>) =>
	accountId === null
		? t`This mobile number has been suspended. Reason: ${{ reason: saidChoice(reason ?? '') }} If you think this is a mistake, write to ${{ email: company.email }}.`
		: reason === null
			? t`This account has been closed. If you think this is a mistake, write to ${{ email: company.email }}.`
			: t`This account has been suspended. Reason: ${{ reason: saidChoice(reason) }} If you think this is a mistake, write to ${{ email: company.email }}.`
