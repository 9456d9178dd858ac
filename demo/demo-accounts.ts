// The demo's accounts. Light to import, because every start of the demo reads it.
import { company } from '#app/company.ts'

/** The same for every demo account with an e-mail address. Production never has them: the seed refuses to run there. */
export const demoPassword = 'theatre-list-demo'

/** One block of numbers for all seeded people, +91 90000 00001 and up. Seeding sends nothing to anyone. */
export const seededPhone = (number: number) => `+91${9_000_000_000 + number}`

const domain = company.email.split('@')[1] ?? 'demo.example'

export const demoAccounts = {
	/** In the order of the first specialists of the seed. */
	specialists: [
		{
			phone: seededPhone(1),
			name: 'Dr Asha Menon',
			note: 'anesthesiologist in Pune, verified, with resume and applications in every stage',
		},
		{ phone: seededPhone(2), name: 'Dr Ravi Iyer', note: 'anesthesiologist, verified, hired before' },
		{ phone: seededPhone(3), name: 'Sister Mary Thomas', note: 'theatre nurse, registration awaiting verification' },
	],
	/** By position in the list of seeded hospitals. */
	hospitals: {
		0: { email: 'owner@lakeside.example', name: 'Kavita Deshpande', note: 'Lakeside Heart Institute, verified, owner' },
		30: { email: 'owner@pending.example', name: 'Sunil Karnik', note: 'a hospital awaiting verification' },
		36: { email: 'owner@rejected.example', name: 'Leela Nambiar', note: 'a hospital whose verification was rejected' },
	} as Record<number, { email: string; name: string; note: string } | undefined>,
	recruiter: {
		email: 'recruiter@lakeside.example',
		name: 'Imran Shaikh',
		note: 'Lakeside Heart Institute, verified, recruiter',
	},
	operator: { email: `operator@${domain}`, name: 'Nandini Rao', note: 'an operator, lead' },
	colleagues: {
		check: { email: `verifier@${domain}`, name: 'Farah Sheikh', note: 'an operator who verifies' },
		moderate: { email: `moderator@${domain}`, name: 'Joseph D’Souza', note: 'an operator who moderates' },
	},
}

const line = (who: string, note: string) => `  ${who.padEnd(30)} ${note}`

/** What a person reads after a start. */
export function describeDemoAccounts(): string {
	const { specialists, hospitals, recruiter, operator, colleagues } = demoAccounts
	return [
		'Specialists log in at /doctors/register?mode=login with a phone number; the code appears in the outbox:',
		...specialists.map(({ phone, name, note }) => line(phone, `${name}, ${note}`)),
		`Hospitals log in at /hospital/auth, operators at /operator/sign-in; the password is ${demoPassword}:`,
		...Object.values(hospitals).flatMap((account) => (account ? [line(account.email, account.note)] : [])),
		line(recruiter.email, recruiter.note),
		line(operator.email, operator.note),
		...Object.values(colleagues).map(({ email, note }) => line(email, note)),
	].join('\n')
}
