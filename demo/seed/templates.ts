import type { TemplateKind } from '#app/templates/kinds.ts'
import { hospitalTemplates } from '#app/templates/tables.server.ts'
import { daysAgo } from './clock.ts'
import { insertAll } from './insert.ts'

const texts: [TemplateKind, string, string][] = [
	[
		'message',
		'Documents before the interview',
		'Hello {name},\n\nBefore we meet about {job}, please bring your registration certificate and the names of two references.\n\n{sender}, {hospital}',
	],
	[
		'message',
		'Thank you for coming',
		'Hello {name},\n\nThank you for your time today. We will answer within a week.\n\n{sender}',
	],
	[
		'contact-request',
		'First contact',
		'Hello {name},\n\nWe are looking for a colleague for {job} at {hospital}. May we call you this week?\n\n{sender}',
	],
	[
		'offer',
		'Standard offer',
		'Dear {name},\n\n{hospital} is glad to offer you the position of {job}. Probation is three months, notice after it one month on both sides.\n\n{sender}, {date}',
	],
	[
		'rejection',
		'Thank you, not this time',
		'Dear {name},\n\nThank you for applying for {job}. We have decided for someone else this time and will gladly read from you again.\n\n{sender}, {hospital}',
	],
	[
		'rejection',
		'More experience needed',
		'Dear {name},\n\nFor {job} we need someone who has run lists alone for two years. Please apply again when you have.\n\n{sender}',
	],
	['rejection-reason', 'We need someone who lives within 30 minutes', ''],
	['rejection-reason', 'The position includes more nights than you want', ''],
]

/** Texts of the demo's hospital, of every kind. */
export const insertTemplates = ({ hospitalId, createdBy }: { hospitalId: string; createdBy: string }) =>
	insertAll(
		hospitalTemplates,
		texts.map(([kind, name, body]) => ({
			hospitalId,
			createdBy,
			kind,
			name,
			body,
			createdAt: daysAgo(30),
			updatedAt: daysAgo(30),
		})),
	)
