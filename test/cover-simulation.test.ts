import { expect, test } from 'vitest'
import { model, simulate } from '../bench/cover-simulation.ts'

/** A day of a small city, in which as many are there for each request as in docs/cover.md. */
const smallCity = { specialists: 500, requestsPerDay: 100, days: 2 }

test('waves reach an emergency in minutes, cover what is elective a day before, and share the asking', () => {
	const [waves, everyone] = [simulate('waves', smallCity), simulate('everyone at once', smallCity)]

	expect(waves.medianMinutes).toBeLessThan(10)
	expect(waves.electivesADayBefore).toBeGreaterThanOrEqual(0.9)
	expect(waves.gini).toBeLessThanOrEqual(0.2)
	expect(waves.messagesPerCovered).toBeLessThan(everyone.messagesPerCovered / 3)
})

test('where most answer by WhatsApp an emergency is covered sooner, and no less is covered', () => {
	const whatsapp = { ...model.whatsapp, chosenBy: 0.6 }
	const [bySms, byBoth] = [simulate('waves', smallCity), simulate('waves', { ...smallCity, whatsapp })]

	expect(byBoth.medianMinutes).toBeLessThan(bySms.medianMinutes)
	expect(byBoth.emergenciesCovered).toBeGreaterThanOrEqual(bySms.emergenciesCovered)
})
