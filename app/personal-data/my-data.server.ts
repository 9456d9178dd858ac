import { consentItems, consentVersion } from '#app/identity/consent-notice.ts'
import { issuerKeys } from '#app/credentials/identity-code/issuer-keys.server.ts'
import { listConsents } from '#app/identity/consents.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { hasWhatsApp } from '#app/platform/delivery/whatsapp.server.ts'
import { formatDate, formatDateTime } from '#app/platform/text/dates.ts'
import { mayRenew, mayWithdraw } from '#app/specialists/consents.server.ts'
import { listTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'
import {
	countAccess,
	listAccess,
	type AccessKind,
	accessPerPage,
} from '#app/specialists/disclosure/profile-access.server.ts'
import { formatList } from '#app/platform/text/list.ts'
import { t, words } from '#app/platform/language/words.ts'

const what: Record<AccessKind, string> = words({
	profile: 'Profile',
	contact: 'Contact details',
	'resume-preview': 'Resume preview',
	resume: 'Resume',
	credential: 'Credential',
})

/** Beside names of files and credentials, what the log calls by these words. */
const details: Readonly<Record<string, string>> = words({ phone: 'phone', email: 'email' })

/** One page of who was shown what, in words. */
export async function readAccessLog({ specialistId }: Specialist, page: number) {
	const [rows, total] = await Promise.all([listAccess(specialistId, page), countAccess(specialistId)])
	const first = (page - 1) * accessPerPage
	return {
		rows: rows.map((row) => ({
			id: row.id,
			hospital: row.hospital,
			what: [what[row.what], formatList(row.detail.map((one) => details[one] ?? one))].filter(Boolean).join(': '),
			at: { text: formatDateTime(row.at), iso: row.at.toISOString() },
		})),
		summary: total === 0 ? '' : t`${{ first: first + 1 }}-${{ last: first + rows.length }} of ${{ total }}`,
		previous: page > 1 ? `?page=${page - 1}` : null,
		next: first + rows.length < total ? `?page=${page + 1}` : null,
	}
}

/** When and why our own people opened the profile, in words. */
export async function readTeamAccessLog({ specialistId }: Specialist) {
	return (await listTeamAccess(specialistId)).map(({ id, reason, at }) => ({
		id,
		reason: reason ?? '',
		at: { text: formatDateTime(at), iso: at.toISOString() },
	}))
}

/** Every item of the notice with its current receipt and the withdrawn ones. */
export async function readConsents({ accountId }: Specialist) {
	const receipts = await listConsents(accountId)
	const isOffered = issuerKeys() !== null
	return consentItems.flatMap((item) => {
		const own = receipts.filter((receipt) => receipt.item === item.key)
		if (item.key === 'identity-check' && !isOffered && own.length === 0) return []
		if (item.key === 'whatsapp' && !hasWhatsApp && own.length === 0) return []
		const current = own.find(({ withdrawnAt }) => withdrawnAt === null)
		return {
			key: item.key,
			title: item.title,
			what: item.what,
			until: item.until,
			isGiven: current !== undefined,
			isOptional: mayWithdraw(item.key),
			isRenewable: mayRenew(item.key),
			receipts: own.map(({ givenAt, withdrawnAt, version }) => ({
				given: formatDate(givenAt),
				version: formatDate(version),
				isCurrent: version === consentVersion,
				withdrawn: withdrawnAt && formatDate(withdrawnAt),
			})),
		}
	})
}
