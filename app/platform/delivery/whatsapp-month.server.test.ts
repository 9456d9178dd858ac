import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '../database/db.server.ts'
import { writeMetrics } from '../metrics.server.ts'
import { measureProcess } from '../process-metrics.server.ts'
import { whatsappPace } from '../tables.server.ts'
import { OverLimit } from './sending.server.ts'
import { isMonthFull, readMonth, withinMonth } from './whatsapp-month.server.ts'

const message = { template: {} }
const code = { ...message, code: '123456' }
const sent = () => Promise.resolve('sent')
const used = (taken: number) =>
	db
		.insert(whatsappPace)
		.values({ recipient: 'month', taken, freeAt: sql`now() + interval '1 day'` })
		.onConflictDoUpdate({ target: whatsappPace.recipient, set: { taken } })

test('the last tenth of the month is for codes: other messages leave it, and codes use it up', async () => {
	const { most } = await readMonth()
	await used(most * 0.9 - 1)
	expect(await withinMonth(message, sent)).toBe('sent')
	await expect(withinMonth(message, sent)).rejects.toThrow(OverLimit)
	expect([await withinMonth(code, sent), await isMonthFull()]).toEqual(['sent', false])

	await used(most - 1)
	expect([await withinMonth(code, sent), await isMonthFull()]).toEqual(['sent', true])
	await expect(withinMonth(code, sent)).rejects.toThrow(OverLimit)
	expect((await readMonth()).taken).toBe(most)
})

test('Prometheus sees which share of the month is used', async () => {
	measureProcess()
	const { most } = await readMonth()
	expect(await writeMetrics()).toMatch(/^app_whatsapp_month_used 0$/m)
	await used(most * 0.8)
	expect(await writeMetrics()).toMatch(/^app_whatsapp_month_used 0.8$/m)
	await db.update(whatsappPace).set({ freeAt: sql`now()` }).where(eq(whatsappPace.recipient, 'month'))
	expect(await writeMetrics()).toMatch(/^app_whatsapp_month_used 0$/m)
})
