/** Prints who can sign in to the demo, after a start. */
import { demoAccounts, demoPassword } from './seed/accounts.ts'

const line = (who: string, note: string) => `  ${who.padEnd(30)} ${note}`
const { specialists, hospitals, recruiter, operator } = demoAccounts

process.stdout.write(
	[
		'',
		'Specialists log in at /doctors/register with a phone number; the code lands in the outbox:',
		...specialists.map(({ phone, name, note }) => line(`${phone}`, `${name}, ${note}`)),
		`Hospitals log in at /hospital/auth, the operator at /operator/sign-in; the password is ${demoPassword}:`,
		...Object.values(hospitals).flatMap((account) => (account ? [line(account.email, account.note)] : [])),
		line(recruiter.email, recruiter.note),
		line(operator.email, operator.note),
		'',
	].join('\n'),
)
