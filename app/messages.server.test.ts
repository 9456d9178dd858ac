import { globSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '#app/identity/fixtures.server.ts'
import type { Message } from '#app/notifications/message.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { listNotifications } from '#app/notifications/queries.server.ts'
import { storeNotice } from '#app/notifications/stored-notice.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { offerExpiring } from '#app/offers/messages.ts'
import { collectEverything } from '#app/personal-data/exports.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { type Language, languages } from '#app/platform/language/languages.ts'
import { messages, saidNow } from './messages.server.ts'

const inJson = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

test('every message that is declared is listed, under a name of its own', () => {
	const declared = globSync('app/*/messages.ts').flatMap((file) => [
		...readFileSync(file, 'utf8').matchAll(/\bdefineMessage\(\{\s*name: '([^']+)'/g),
	])
	const calls = globSync('app/*/messages.ts').flatMap(
		(file) => readFileSync(file, 'utf8').match(/\bdefineMessage\(/g) ?? [],
	)
	const names = declared.map(([, name]) => name)

	expect(names).toHaveLength(calls.length)
	expect(new Set(names).size).toBe(names.length)
	expect(messages.map(({ name }) => name).sort()).toEqual(names.sort())
})

test('every message that is declared is sent', () => {
	const senders = globSync('app/*/**/*.{ts,tsx}')
		.filter((file) => !file.includes('.test.') && !/^app\/[^/]+\/messages\.ts$/.test(file))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n')
	const declared = globSync('app/*/messages.ts').flatMap((file) => [
		...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = defineMessage\(/gm),
	])

	expect(declared.map(([, name = '']) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(senders))).toEqual([])
})

/** The examples of all messages that are listed in the app, as they are told and as they are kept. */
const kept = messages.flatMap((message: Message<never>) =>
	message.examples.flatMap((facts, at) => {
		const stored = storeNotice(message, facts)
		return stored ? [{ name: `${message.name} ${at}`, message, facts, stored: inJson(stored) }] : []
	}),
)

test('a notice that is kept reads in each language as its message was told', () => {
	expect(kept.length).toBeGreaterThan(100)
	for (const language of languages)
		inLanguage(language, () => {
			for (const { name, message, facts, stored } of kept) {
				const { title, app } = message.write(facts)
				expect([language, name, saidNow(stored)]).toEqual([language, name, { title, body: app }])
			}
		})
})

test('of what a message is written from, the list keeps no links that open without logging in, and no letter', () => {
	const all = JSON.stringify(kept.map(({ stored }) => stored.facts))

	expect(all).not.toMatch(/TOKEN|unsubscribe/)
})

/** A notice of the reader's whose account reads English, as it is listed for a reader of that language. */
async function aNotice() {
	const { id } = await anAccount()
	const [offer] = offerExpiring.examples
	const beside = { reader: { email: 'asha@lakeside.example' }, calendar: new Map() }
	await db.transaction((tx) =>
		notify(tx, offerExpiring, { to: [{ accountId: id }], key: 'offer/1', facts: { ...offer, ...beside } }),
	)
	const listed = async () => only((await listNotifications(id, 20)).notifications)
	return { id, listed }
}
const inMarathi = 'Lakeside Heart Institute यांच्या ऑफरची मुदत मंगळ, 15 डिसेंबर 2026 रोजी संपेल'
const inEnglish = 'Your offer from Lakeside Heart Institute expires on Tue, 15 Dec 2026'

test('a notice is read in the language that its reader has now, and keeps only what it says', async () => {
	const { listed } = await aNotice()
	const notice = await listed()

	expect(saidNow(notice).title).toBe(inEnglish)
	expect(inLanguage('mr', () => saidNow(notice)).title).toBe(inMarathi)
	expect(saidNow(notice).title).toBe(inEnglish)
	expect(notice.facts).toEqual({
		jobTitle: 'Consultant Anesthesiologist',
		hospitalName: 'Lakeside Heart Institute',
		payPaise: { $bigint: '32000000' },
		startsOn: '',
		expiresAt: { $date: '2026-12-15T06:30:00.000Z' },
	})
})

test.each<[string, Partial<typeof notifications.$inferInsert>]>([
	['is of an earlier release', { message: null, facts: null }],
	['has a message that is no longer declared', { message: 'offers.retired' }],
	['has facts of which the message makes something else', { facts: { jobTitle: 'Consultant' } }],
	['has facts that the message cannot read', { facts: { expiresAt: 'soon' } }],
	['has sentences of an earlier wording', { title: 'An offer expires soon' }],
])('a notice that %s shows the sentences that were told', async (_, row) => {
	const { id, listed } = await aNotice()
	await db.update(notifications).set(row).where(eq(notifications.accountId, id))
	const notice = await listed()

	const { title, body } = notice
	expect(inLanguage('mr', () => saidNow(notice))).toEqual({ title, body })
})

test('the download has the notices in the language of the person', async () => {
	const { id } = await aNotice()
	const noticesIn = async (language: Language) => {
		const files = await inLanguage(language, () => collectEverything(id))
		return files.find(({ name }) => name === 'notifications')?.records['notifications']
	}

	expect(await noticesIn('mr')).toMatchObject([{ title: inMarathi, readAt: null }])
	expect(await noticesIn('en')).toMatchObject([{ title: inEnglish, readAt: null }])
})
