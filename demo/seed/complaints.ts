import type { RightsKind } from '#app/cases/kinds.ts'
import type { RightsOutcome } from '#app/rights/status.ts'
import { rightsRequestEvents, rightsRequests } from '#app/rights/tables.server.ts'
import { demoAccounts, seededPhone } from '../demo-accounts.ts'
import { hoursAgo } from './clock.ts'
import { insertAll } from './insert.ts'
import type { Random } from './random.ts'

type Person = { name: string; email: string; phone?: never } | { name: string; phone: string; email?: never }
type Complaint = Person & {
	kind: RightsKind
	accountId?: string | undefined
	about?: string
	nomineeName?: string
	nomineeContact?: string
	message: string
	sentHoursAgo: number
	/** What an operator answered, so many hours after it was sent. */
	answer?: { afterHours: number; outcome: RightsOutcome; reply: string }
}

type Senders = { jobId: string; specialistIds: string[]; ownerId: string; operatorId: string }

/** In the order in which they were sent, which is that of their numbers. */
const complaintsFrom = ({ jobId, specialistIds: [asha, ravi, mary], ownerId }: Senders): Complaint[] => [
	{
		kind: 'withdrawal',
		...{ name: 'Sister Rekha Pawar', phone: seededPhone(60) },
		message: 'I no longer want job alerts by SMS. I could not find the switch.',
		sentHoursAgo: 24 * 12,
		answer: { afterHours: 30, outcome: 'granted', reply: 'We have turned off job alerts by SMS for your number.' },
	},
	{
		kind: 'complaint',
		...{ name: 'Dr Farida Contractor', email: 'farida.contractor@mail.example' },
		message: 'A person who said that he is from a hospital on your site asked me for ₹2,000 before an interview.',
		sentHoursAgo: 24 * 9,
		answer: {
			...{ afterHours: 26, outcome: 'granted' },
			reply:
				'We called the hospital. The person does not work there. We have told the hospital and the cyber crime helpline.',
		},
	},
	{
		kind: 'nominee',
		...{ name: demoAccounts.specialists[1]?.name ?? '', phone: demoAccounts.specialists[1]?.phone ?? '' },
		accountId: ravi,
		...{ nomineeName: 'Lakshmi Iyer', nomineeContact: 'lakshmi.iyer@mail.example' },
		message: 'Please note my wife as my nominee.',
		sentHoursAgo: 24 * 6,
	},
	{
		// Seven days are almost over.
		kind: 'complaint',
		...{ name: demoAccounts.hospitals[0]?.name ?? '', email: demoAccounts.hospitals[0]?.email ?? '' },
		accountId: ownerId,
		message: 'Someone calls specialists in the name of our hospital and offers jobs that we do not have.',
		sentHoursAgo: 24 * 6 - 2,
	},
	{
		kind: 'order',
		...{ name: 'Inspector V. R. Gaikwad', email: 'cyber.pune@police.example' },
		about: 'Cyber Police Station, Pune; notice 88',
		message: 'Provide the time and network address from which the account named in the annex was last used.',
		sentHoursAgo: 24 * 5,
		answer: {
			...{ afterHours: 2, outcome: 'refused' },
			reply:
				'The notice has no annex and no signature. Please send it again with both. Our grievance officer is on call.',
		},
	},
	{
		kind: 'correction',
		...{ name: demoAccounts.specialists[0]?.name ?? '', phone: demoAccounts.specialists[0]?.phone ?? '' },
		accountId: asha,
		message: 'My profile says that I left my last hospital in March. It was in May.',
		sentHoursAgo: 24 * 4,
	},
	{
		kind: 'withdrawal',
		...{ name: demoAccounts.specialists[2]?.name ?? '', phone: demoAccounts.specialists[2]?.phone ?? '' },
		accountId: mary,
		message: 'Please stop using my answers for the figures about what hospitals pay.',
		sentHoursAgo: 50,
	},
	{
		kind: 'removal',
		...{ name: 'Adv. Meera Sahasrabudhe', email: 'meera@chambers.example' },
		about: `/jobs/${jobId}`,
		message: 'The job text is copied word for word from my client’s website.',
		sentHoursAgo: 29,
	},
	{
		kind: 'complaint',
		...{ name: 'Dr Sameer Kulkarni', email: 'sameer.kulkarni@mail.example' },
		message: 'A hospital asked for my original degree certificate and wants to keep it for the bond period.',
		sentHoursAgo: 5,
	},
	{
		kind: 'order',
		...{ name: 'Office of the District Consumer Commission', email: 'registry@commission.example' },
		about: 'District Consumer Commission, Pune; case 112',
		message: 'File the record of the job advertisement that the enclosed order names.',
		sentHoursAgo: 1,
	},
]

/** Complaints and requests of visitors and of people with accounts: some are answered, the others wait in their queues. */
export async function insertComplaints(random: Random, senders: Senders) {
	for (const { sentHoursAgo, answer, ...complaint } of complaintsFrom(senders)) {
		const id = random.uuid()
		const createdAt = hoursAgo(sentHoursAgo)
		const answeredAt = answer && hoursAgo(sentHoursAgo - answer.afterHours)
		await insertAll(rightsRequests, [
			{
				...{ ...complaint, id, createdAt, linkSentAt: createdAt, senderKey: `demo ${id}` },
				...(answer && { status: 'answered' as const, outcome: answer.outcome, answeredAt, version: 2 }),
			},
		])
		if (answer)
			await insertAll(rightsRequestEvents, [
				{
					...{ requestId: id, from: 'open' as const, to: 'answered' as const, reply: answer.reply },
					...{ actorAccountId: senders.operatorId, at: answeredAt },
				},
			])
	}
}
