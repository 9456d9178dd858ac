import { expect, test } from 'vitest'
import { createLoadGauge } from './overload.ts'

test('two hundred requests are under way at most', () => {
	const gauge = createLoadGauge()
	for (let i = 0; i < 199; i++) gauge.enter()
	expect(gauge.isFull(true)).toBe(false)

	gauge.enter()
	expect([gauge.isFull(true), gauge.isFull(false)]).toEqual([true, true])

	gauge.leave()
	expect(gauge.isFull(false)).toBe(false)
})

test('twenty files are read at once at most', () => {
	const gauge = createLoadGauge()
	for (let i = 0; i < 20; i++) gauge.uploadBegins()
	expect(gauge.takesNoUpload()).toBe(true)

	gauge.uploadEnds()
	expect(gauge.takesNoUpload()).toBe(false)
})
