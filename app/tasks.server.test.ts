import { setTimeout } from 'node:timers/promises'
import { globSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { aMessageFile, aPairWhoMayWrite } from '#app/messages/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { env } from '#app/platform/env.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { createQueues, stopTasks, workOn } from '#app/platform/tasks/tasks.server.ts'
import { countStatements } from '#test/count-statements.ts'
import { tasks } from './tasks.server.ts'

const whenOf = ({ schedule, on }: { schedule?: string; on?: { name: string } }) => schedule ?? on?.name ?? 'queued'

/** By the clock of India, on an event, or only when a command queues it. */
const runs: Record<string, string> = {
	'alerts.find-listeners': 'job.opened',
	'alerts.send-digests': '*/10 8-21 * * *',
	'alerts.notify-of-urgent-job': 'queued',
	'applications.name-reasons': '15 3 * * *',
	'cover.name-reasons': '5 3 * * *',
	'interviews.name-reasons': '10 3 * * *',
	'applications.notify-of-closed-job': 'job.closed',
	'applications.notify-of-removed-job': 'job.taken-down',
	'moderation.email-about-refusal': 'queued',
	'applications.email-about-transition': 'queued',
	'applications.notify-of-application': 'queued',
	'rights.remove-orphaned-order': 'queued',
	'rights.scan-order': 'queued',
	'rights.warn-of-urgent': '*/5 * * * *',
	'contacts.expire-requests': '*/10 * * * *',
	'contacts.remind': '*/10 8-20 * * *',
	'contacts.settle-acceptance': 'queued',
	'cover.answer-by-whatsapp': 'whatsapp.pressed',
	'applications.answer-invitation-by-whatsapp': 'whatsapp.pressed',
	'interviews.answer-by-whatsapp': 'whatsapp.pressed',
	'messages.answer-contact-by-whatsapp': 'whatsapp.pressed',
	'notifications.take-whatsapp-event': 'queued',
	'cover.publish-descriptions': '50 2 * * *',
	'specialists.read-names': '25 * * * *',
	'audit.sign': '0 1 * * *',
	'billing.ask-about-order': 'queued',
	'billing.create-order': 'queued',
	'billing.end-replaced': '*/15 * * * *',
	'cases.carry-out-decision': 'queued',
	'billing.end-subscriptions': '*/15 * * * *',
	'billing.remind-of-end': '45 9 * * *',
	'billing.issue-invoices': '*/5 * * * *',
	'billing.reconcile-payments': '23 * * * *',
	'webhooks.queue-application-event': 'application.moved',
	'webhooks.queue-cover-event': 'cover.moved',
	'webhooks.queue-due': '* * * * *',
	'webhooks.queue-job-event': 'job.moved',
	'webhooks.reseal': '*/10 * * * *',
	'webhooks.send': 'queued',
	'contacts.email-about-request': 'queued',
	'credentials.drop-replaced-documents': '50 3 * * *',
	'credentials.remove-orphaned-document': 'queued',
	'credentials.scan-document': 'queued',
	'credentials.scan-paper': 'queued',
	'credentials.read-paper': 'queued',
	'credentials.drop-unsent-papers': '25 * * * *',
	'credentials.watch-expiry': '5 0 * * *',
	deliver: 'queued',
	'figures.database': '* * * * *',
	'figures.home': '* * * * *',
	'figures.published-responses': '* * * * *',
	'figures.seldom-answering': '* * * * *',
	'figures.seldom-paying-on-time': '* * * * *',
	'figures.supply': '* * * * *',
	'pay.count': '20 2 * * *',
	'hospitals.place-again': '35 * * * *',
	'cover.move-with-main-site': 'hospital.main-site-moved',
	'jobs.move-with-main-site': 'hospital.main-site-moved',
	'hospitals.remind-of-yearly-check': '30 9 * * *',
	'hospitals.remove-orphaned-document': 'queued',
	'hospitals.remove-orphaned-picture': 'queued',
	'hospitals.scan-document': 'queued',
	'identity.reseal-authenticators': '*/10 * * * *',
	'interviews.cancel-between-strangers': '* * * * *',
	'interviews.cancel-with-application': 'application.ended',
	'interviews.keep-after-closing': 'job.closed',
	'interviews.remind': '* * * * *',
	'jobs.drop-past-apply-by': '1 0 * * *',
	'jobs.move-with-site': 'hospital.site-moved',
	'marketplace.send-candidate-digests': '5-55/10 8-21 * * *',
	'messages.remove-orphaned-file': 'queued',
	'messages.scan-file': 'queued',
	'messages.email-about-unread': '* * * * *',
	'notifications.forget-gone-browser': 'push-address-gone',
	'notifications.forget-logged-out-browsers': 'identity.devices-logged-out',
	'notifications.security': 'identity.security',
	'cover.ask-wave': 'queued',
	'cover.carry-out-first': 'queued',
	'cover.end': '*/10 8-20 * * *',
	'cover.end-first': '* * * * *',
	'cover.move-with-site': 'hospital.site-moved',
	'cover.notify-others': 'queued',
	'cover.notify-raised': 'queued',
	'cover.release': '* * * * *',
	'cover.remind': '*/10 9-20 * * *',
	'cover.tend': '* * * * *',
	'offers.end-with-application': 'application.ended',
	'offers.answer-late-by-whatsapp': 'whatsapp.pressed',
	'offers.ask-about-late-answers': '*/10 8-20 * * *',
	'offers.close-unanswered': '*/10 8-20 * * *',
	'offers.expire': '*/10 * * * *',
	'offers.publish-promises': '40 2 * * *',
	'offers.remind': '*/10 8-20 * * *',
	'offers.remind-of-answers': '30 9 * * *',
	'offers.email-about-offer': 'queued',
	'personal-data.erase-due-accounts': '20 * * * *',
	'personal-data.remove-old-rows': '15 3 * * *',
	'platform.sweep-files': '*/15 * * * *',
	'search.drop-unused-words': '40 2 * * *',
	'specialists.drop-old-resumes': '45 3 * * *',
	'specialists.read-missing-resumes': '10 * * * *',
	'specialists.read-resume': 'queued',
	'specialists.refresh-search-rows': '10 0 * * *',
	'specialists.remove-orphaned-file': 'queued',
	'specialists.remove-orphaned-photo': 'queued',
	'specialists.scan-resume': 'queued',
	'specialists.security-mail': 'identity.security',
}

test('the server works on every background task that is defined', () => {
	const sources = globSync('app/*/**/*.server.ts').map((file) => readFileSync(file, 'utf8'))
	const find = (pattern: RegExp) =>
		sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))
	const named = find(/\bdefineTask\(\{\s*name: '([^']+)'/g)
	const made = [
		...find(/\borphanedFiles\('([^']+)'/g),
		...find(/\bdefineFigures\('([^']+)'/g).map((name) => `figures.${name}`),
	]
	// Two factories of tasks: for orphaned files and for figures.
	expect(find(/\b(defineTask\(\{)/g)).toHaveLength(named.length + 2)

	const worked = tasks.map(({ name }) => name).sort()
	expect([...named, ...made].sort()).toEqual(worked)
	expect(Object.keys(runs).sort()).toEqual(worked)
})

test('each background task runs at its hour in India, or on its event', async () => {
	expect(Object.fromEntries(tasks.map((task) => [task.name, whenOf(task)]))).toEqual(runs)
	await createQueues(tasks)
	const { rows: scheduled } = await db.execute<{ name: string; at: string; zone: string }>(
		sql`select name, cron as at, timezone as zone from pgboss.schedule`,
	)
	const { rows: subscribed } = await db.execute<{ name: string; at: string }>(
		sql`select name, event as at from pgboss.subscription`,
	)
	const known = new Map([...scheduled, ...subscribed].map(({ name, at }) => [name, at]))

	expect(Object.fromEntries(Object.keys(runs).map((name) => [name, known.get(name) ?? 'queued']))).toEqual(runs)
	expect(new Set(scheduled.map(({ zone }) => zone))).toEqual(new Set(['Asia/Kolkata']))
})

test('orphaned files of every kind are removed, and those of a message stay', async () => {
	const held = newFileKey('messages')
	await aMessageFile(await aPairWhoMayWrite(), { storageKey: held, sizeBytes: 900 })
	const folders = [crypto.randomUUID(), 'incoming', `photos/${crypto.randomUUID()}`, 'credentials', 'messages']
	const orphans = folders.map(newFileKey)
	const longAgo = new Date(Date.now() - 3 * 3_600_000)
	for (const key of [held, ...orphans]) {
		await fileStore.put(key, aPdf(), { contentType: 'application/pdf' })
		utimesSync(join(env.DATA_DIR, 'files', key), longAgo, longAgo)
	}

	await tasks.find(({ name }) => name === 'platform.sweep-files')?.run({} as never)

	const left = await Promise.all([held, ...orphans].map((key) => fileStore.exists(key)))
	expect(left).toEqual([true, false, false, false, false, false])
})

test('an idle process asks the database for tasks less than five times a second', async () => {
	await createQueues(tasks)
	// What runs by the clock is work, not idling, and may fall into these seconds.
	await db.execute(sql`delete from pgboss.schedule`)
	await workOn(tasks)
	try {
		// Each queue asks at once when it starts, and works on what the tests before this one have left.
		const inOneSecond = () => countStatements('tasks', () => setTimeout(1_000))
		await vi.waitUntil(async () => (await inOneSecond()) < 5, 60_000)
		const seconds = 8

		const statements = await countStatements('tasks', () => setTimeout(seconds * 1_000))

		expect(statements).toBeGreaterThan(0)
		expect(statements / seconds).toBeLessThan(5)
	} finally {
		await stopTasks()
	}
})
