import { expect, test } from 'vitest'
import { drawLocator, locatorSize } from './locator.ts'

const job = { lat: 18.5204, lng: 73.8567 }
const north = (km: number) => ({ lat: job.lat + km / 111.195, lng: job.lng })

test('the scale fits the reader’s own place, and is ten kilometres without one', () => {
	expect(drawLocator(job, [], null).rings.map(({ km }) => km)).toEqual([5, 10])
	const { rings, me } = drawLocator(job, [], north(37))
	expect(rings.map(({ km }) => km)).toEqual([25, 50])
	expect(me?.km).toBeCloseTo(37, 0)
	expect(me?.x).toBe(locatorSize.width / 2)
	expect(me?.y).toBeLessThan(locatorSize.height / 2)
})

test('places are drawn inside the picture only, and none over another or over the job', () => {
	const around = [
		{ name: 'Here', ...job },
		{ name: 'Aundh', ...north(6) },
		{ name: 'Beside Aundh', ...north(6.4) },
		{ name: 'Under the pin', ...north(3) },
		{ name: 'A name that would run over the edge', lat: job.lat, lng: job.lng + 0.08 },
		{ name: 'Mumbai', lat: 19.076, lng: 72.8777 },
	]

	expect(drawLocator(job, around, null).spots.map(({ name }) => name)).toEqual(['Aundh'])
})
