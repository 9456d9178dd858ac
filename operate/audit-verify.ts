// Checks that the audit log is what was written: node operate/audit-verify.ts. Exit code 1 names what was tampered with.
import { auditPublicKeys, verifyAudit } from '#app/platform/audit/audit-verification.server.ts'
import { closeDb } from '#app/platform/database/db.server.ts'

const startedAt = performance.now()
const { events, chains, days, problems } = await verifyAudit()
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
const lines = [
	...problems.map(({ where, problem }) => `BROKEN ${where}: ${problem}`),
	`${events} events of ${chains} subjects and ${days} signed days checked in ${seconds} s: ${problems.length === 0 ? 'whole' : `${problems.length} broken`}.`,
	...auditPublicKeys().map(({ id, publicKey }) => `Ed25519 public key ${id}: ${publicKey}`),
]
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
await closeDb()
