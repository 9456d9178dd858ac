import type { AuditEntry } from '../audit-trail.server.ts'
import { credentialStatusNames } from '#app/credentials/status.ts'
import { hospitalStatusNames } from '#app/hospitals/status.ts'
import { Table } from '#app/ui/table.tsx'

const actions: Record<string, string> = {
	'hospital.moved': 'Status changed',
	'hospital.details-sent': 'Details submitted',
	'hospital.page-saved': 'Public page changed',
	'hospital.member-invited': 'Member invited',
	'hospital.invitation-resent': 'Invitation resent',
	'hospital.invitation-revoked': 'Invitation cancelled',
	'hospital.seat-changed': 'Role changed',
	'hospital.member-removed': 'Member removed',
	'hospital.member-left': 'Member left',
	'hospital.found': 'Found by an operator',
	'credential.moved': 'Status changed',
	'credential.document-read': 'Document opened',
	'credential.document-infected': 'Document failed virus check',
	'account.found': 'Found by an operator',
	'account.opened': 'Opened by an operator',
	'account.suspended': 'Suspended',
	'account.restored': 'Restored',
	'account.signed-in': 'Logged in',
	'account.signed-out': 'Logged out',
	'account.sign-in-failed': 'Login failed',
	'account.new-device': 'New device',
	'account.confirmed': 'Identity confirmed',
	'account.confirmation-failed': 'Identity not confirmed',
	'account.session-ended': 'Device logged out',
	'account.sessions-ended': 'Other devices logged out',
	'account.email-confirmed': 'Email confirmed',
	'account.password-changed': 'Password changed',
	'account.passkey-added': 'Passkey added',
	'account.passkey-removed': 'Passkey removed',
	'account.second-factor-on': 'Authenticator app added',
	'account.second-factor-off': 'Authenticator app removed',
	'account.access-restored': 'Access restored',
	'account.operator-added': 'Became an operator',
	'account.operator-role-changed': 'Role changed',
}

const factNames: Record<string, string> = {
	legalName: 'Registered name',
	registrationNumber: 'Registration number',
	facilityId: 'Facility ID',
	gstin: 'GSTIN',
	website: 'Website',
	from: 'From',
	to: 'To',
	checkedAgainst: 'Checked against',
	by: 'By',
}

/** In one order, whatever order the database keeps them in. */
function formatEntry({ action, facts }: AuditEntry) {
	const statusNames: Record<string, string> = action.startsWith('credential.')
		? credentialStatusNames
		: hospitalStatusNames
	return Object.entries(factNames)
		.flatMap(([key, name]) => {
			const value = facts[key]
			if (value === undefined) return []
			return [`${name}: ${(key === 'from' || key === 'to' ? statusNames[value] : undefined) ?? value}`]
		})
		.join(', ')
}

export function AuditList({ entries }: { entries: AuditEntry[] }) {
	if (entries.length === 0) return <p className="p-4 text-ink-2">No entries yet.</p>
	return (
		<Table
			caption="Audit log, newest first"
			rows={entries}
			rowKey={({ id }) => id}
			columns={[
				{ key: 'what', header: 'What', isRowHeader: true, cell: ({ action }) => actions[action] ?? action },
				{
					key: 'facts',
					header: 'Details',
					cell: (entry) => (
						<>
							<div className="wrap-anywhere">{formatEntry(entry)}</div>
							{entry.reason ? <div className="text-ink-2">{entry.reason}</div> : null}
						</>
					),
				},
				{ key: 'who', header: 'Who', cell: ({ by }) => by },
				{ key: 'when', header: 'When', cell: ({ at }) => at },
			]}
		/>
	)
}
