import { company } from '#app/company.ts'

/** A refused login to a suspended account, after the right password or code. */
export type Suspended = { ok: false; failure: 'suspended'; accountId: string; reason: string | null }

/** What its owner reads instead of their pages. */
export const suspendedSentence = ({ reason }: Pick<Suspended, 'reason'>) =>
	reason === null
		? `This account has been closed. If you think this is a mistake, write to ${company.email}.`
		: `This account has been suspended. Reason: ${reason} If you think this is a mistake, write to ${company.email}.`
