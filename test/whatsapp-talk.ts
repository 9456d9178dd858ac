import { sql } from 'drizzle-orm'
import { answerCoverByWhatsApp } from '#app/cover/answering/by-whatsapp.server.ts'
import { answerInvitationByWhatsApp } from '#app/applications/applying/by-whatsapp.server.ts'
import { answerInterviewByWhatsApp } from '#app/interviews/proposing/by-whatsapp.server.ts'
import { answerLateByWhatsApp } from '#app/offers/responses/by-whatsapp.server.ts'
import { action } from '#app/notifications/routes/whatsapp-events.tsx'
import { whatsappEvents } from '#app/notifications/tables.server.ts'
import { answerContactByWhatsApp } from '#app/messages/answering/contact-by-whatsapp.server.ts'
import { takeWhatsAppEvent } from '#app/notifications/whatsapp/receive.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliver, deliverQueued } from '#app/platform/delivery/deliveries.server.ts'
import { cloudApi } from '#app/platform/delivery/whatsapp/cloud.server.ts'
import { env } from '#app/platform/env.server.ts'
import { demoOutbox, whatsappPace } from '#app/platform/tables.server.ts'
import { takeQueued } from './queued-tasks.ts'
import { payloadsOf, pressBody, startWhatsApp, webhook } from './stand-ins/whatsapp.ts'

export let meta: Awaited<ReturnType<typeof startWhatsApp>>
export const openTalk = async () => {
	meta = await startWhatsApp()
}
export const closeTalk = () => meta.stop()

export const from = '919822012345'

/** Runs what is due, as the workers do, with the stand-in for Meta. Returns what would be tried again. */
export async function work(): Promise<string[]> {
	const timeoutMs = meta.mood === 'hangs' || meta.next.includes('hangs') ? 300 : 10_000
	const whatsapp = cloudApi({ url: meta.url, phoneNumberId: '106540352242922', token: 'token', timeoutMs })
	const runs: Record<string, (data: never) => Promise<void>> = {
		[deliverQueued.name]: ({ deliveryId }: { deliveryId: string }) => deliver(deliveryId, { whatsapp }),
	}
	for (const task of [
		takeWhatsAppEvent,
		answerCoverByWhatsApp,
		answerInterviewByWhatsApp,
		answerContactByWhatsApp,
		answerInvitationByWhatsApp,
		answerLateByWhatsApp,
	])
		runs[task.name] = task.run
	const again: string[] = []
	for (;;) {
		const due = await takeQueued(Object.keys(runs))
		if (due.length === 0) return again
		for (const { name, data } of due)
			await runs[name]?.(data as never).catch((error: Error) => again.push(error.message))
	}
}

export async function pass(seconds: number) {
	await db.execute(sql`update pgboss.job set start_after = start_after - make_interval(secs => ${seconds})`)
	await db.update(whatsappPace).set({ freeAt: sql`${whatsappPace.freeAt} - make_interval(secs => ${seconds})` })
	await db.update(whatsappEvents).set({ at: sql`${whatsappEvents.at} - make_interval(secs => ${seconds})` })
	return work()
}

export const post = async (body: string, secret: string | null = env.SECRET) =>
	((await action({ request: webhook(body, secret) } as Parameters<typeof action>[0])) as Response).status

/** What Meta tells us, and what follows from it. */
export async function hear(body: string, problems: string[] = []) {
	const status = await post(body)
	const again = await work()
	if (status !== 200 || again.join() !== problems.join()) throw new Error(`Answered ${status}, again: ${again.join()}`)
}

let presses = 0
export const press = async (payload: string | undefined, who: { from?: string; from_user_id?: string } = { from }) => {
	await pass(6)
	return hear(pressBody({ id: `wamid.press${presses++}`, payload: payload ?? '', ...who }))
}

export const smsTo = (number: string) =>
	db.$count(demoOutbox, sql`${demoOutbox.channel} = 'sms' and ${demoOutbox.to} = ${number}`)

export const lastSaid = () => {
	const last = meta.taken.at(-1)
	return last?.text?.body ?? last?.interactive?.body.text ?? ''
}
export const offeredNow = () => {
	const last = meta.taken.at(-1)
	return last ? payloadsOf(last) : []
}
