import type { Message } from '#app/notifications/message.ts'
import { type Said, sayNotice, type StoredNotice } from '#app/notifications/stored-notice.server.ts'
import * as alerts from '#app/alerts/messages.ts'
import * as applications from '#app/applications/messages.ts'
import * as audit from '#app/audit/messages.ts'
import * as billing from '#app/billing/messages.ts'
import * as cases from '#app/cases/messages.ts'
import * as contacts from '#app/contacts/messages.ts'
import * as content from '#app/content/messages.ts'
import * as cover from '#app/cover/messages.ts'
import * as credentials from '#app/credentials/messages.ts'
import * as hospitals from '#app/hospitals/messages.ts'
import * as interviews from '#app/interviews/messages.ts'
import * as jobs from '#app/jobs/messages.ts'
import * as marketplace from '#app/marketplace/messages.ts'
import * as conversations from '#app/messages/messages.ts'
import * as moderation from '#app/moderation/messages.ts'
import * as notifications from '#app/notifications/messages.ts'
import * as offers from '#app/offers/messages.ts'
import * as operations from '#app/operations/messages.ts'
import * as personalData from '#app/personal-data/messages.ts'
import * as rights from '#app/rights/messages.ts'
import * as specialists from '#app/specialists/messages.ts'
import * as webhooks from '#app/webhooks/messages.ts'

/** Every message that can be sent, by the capability that declares it. */
export const messages = [
	alerts,
	applications,
	audit,
	billing,
	cases,
	contacts,
	content,
	cover,
	credentials,
	hospitals,
	interviews,
	jobs,
	marketplace,
	conversations,
	moderation,
	notifications,
	offers,
	operations,
	personalData,
	rights,
	specialists,
	webhooks,
].flatMap((declared) => Object.values(declared).filter(isMessage))

function isMessage(value: unknown): value is Message<never> {
	return typeof value === 'object' && value !== null && 'examples' in value
}

const byName = new Map(messages.map((message) => [message.name, message]))

/** A notice in the language of the one who reads it now. */
export const saidNow = (notice: StoredNotice): Said => sayNotice(byName.get(notice.message ?? ''), notice)
