import { expect, test } from 'vitest'
import { typedPoint } from './typed-point.ts'

test.each([
	['18.5204, 73.8567', 18.5204, 73.8567],
	['18.5204 73.8567', 18.5204, 73.8567],
	['lat 18.5204, long 73.8567', 18.5204, 73.8567],
	['18.5204° N, 73.8567° E', 18.5204, 73.8567],
	['१८.५२०४, ७३.८५६७', 18.5204, 73.8567],
	['18°30\'36"N 73°51\'36"E', 18.51, 73.86],
	[
		'https://www.google.com/maps/place/Lakeside/@18.5,73.8,17z/data=!3m1!4b1!4m6!3m5!8m2!3d18.5204!4d73.8567',
		18.5204,
		73.8567,
	],
	['https://www.google.com/maps/@18.5204,73.8567,15z', 18.5204, 73.8567],
	['https://maps.google.com/?q=18.5204,73.8567', 18.5204, 73.8567],
	['https://www.google.com/maps/search/?api=1&query=18.5204%2C73.8567', 18.5204, 73.8567],
	['https://www.openstreetmap.org/#map=17/18.5204/73.8567', 18.5204, 73.8567],
	['geo:18.5204,73.8567', 18.5204, 73.8567],
])('%s is a point', (typed, lat, lng) => {
	const point = typedPoint(typed)
	expect([point?.lat.toFixed(4), point?.lng.toFixed(4)]).toEqual([lat.toFixed(4), lng.toFixed(4)])
})

test.each([
	'',
	'Baner',
	'https://maps.app.goo.gl/abcDEF',
	'51.5072, -0.1276',
	'73.8567, 18.5204',
	'18, 73',
	'9822012345',
	'https://example.com/',
])('“%s” is none', (typed) => expect(typedPoint(typed)).toBeNull())
