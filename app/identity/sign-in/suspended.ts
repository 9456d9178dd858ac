import { company } from '#app/company.ts'

/** A refused login to a suspended account, after the right password or code. Without an account the number itself is suspended. */
export type Suspended = { ok: false; failure: 'suspended'; accountId: string | null; reason: string | null }

/** What its owner reads instead of their pages. */
export const suspendedSentence = ({ reason, accountId }: Pick<Suspended, 'reason' | 'accountId'>) =>
	accountId === null
		? `This mobile number has been suspended. Reason: ${reason} If you think this is a mistake, write to ${company.email}.`
		: reason === null
			? `This account has been closed. If you think this is a mistake, write to ${company.email}.`
			: `This account has been suspended. Reason: ${reason} If you think this is a mistake, write to ${company.email}.`
