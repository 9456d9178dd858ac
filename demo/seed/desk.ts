import { contactMessages } from '#app/content/tables.server.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { insertAccounts, memberAccount } from './accounts.ts'
import { daysAgo, hoursAgo } from './clock.ts'
import { insertAll } from './insert.ts'
import type { Random } from './random.ts'

const messages = [
	{
		name: 'Dr Sameer Kulkarni',
		email: 'sameer.kulkarni@mail.example',
		subject: 'Registration from another state',
		message:
			'I moved from Karnataka to Pune and my registration is with the Karnataka Medical Council. Do I have to transfer it before you can verify it?',
		createdAt: hoursAgo(53),
	},
	{
		name: 'Anita Joshi',
		email: 'hr@shantivan.example',
		subject: 'Second site',
		message: 'We opened a day care centre in Wakad. Can one account post jobs for both places?',
		createdAt: hoursAgo(20),
	},
	{
		name: 'Sister Philomena D’Souza',
		email: 'philomena@mail.example',
		subject: '',
		message: 'The code does not arrive on my phone since yesterday evening. What can I do?',
		createdAt: hoursAgo(3),
	},
]

/** Two operators with a part of the work each, and messages from the contact form that wait for an answer. */
export async function insertDesk(random: Random, passwordHash: string) {
	await insertAccounts(
		(['check', 'moderate'] as const).map((operatorRole) => ({
			...memberAccount(random, { ...demoAccounts.colleagues[operatorRole], createdAt: daysAgo(200), passwordHash }),
			kind: 'operator',
			operatorRole,
		})),
	)
	await insertAll(
		contactMessages,
		messages.map((message, at) => ({ ...message, id: random.uuid(), senderKey: `demo ${at}` })),
	)
}
