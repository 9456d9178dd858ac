import { expect, test } from 'vitest'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { RequestInput } from './schema.server.ts'

const request = {
	jobId: '',
	reason: 'Cover for cardiac lists in December',
	payFrom: '15,000',
	payTo: '',
	payUnit: 'shift',
	place: 'Lakeside Heart Institute, Shivajinagar, Pune 411005',
	message: 'We run 12 theatres and pay ₹1,25,000 for 8 nights from 1 Dec 2026. Could we talk?',
}

function send(changes: Partial<typeof request>) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...request, ...changes })) form.append(name, value)
	return parseFormData(form, RequestInput)
}

test('a request about pay, dates and a place is sent as it is', () => {
	expect(send({})).toMatchObject({ ok: true })
})

test.each([
	'Call me on 9822012345',
	'98220 - 12345, any time',
	'nine eight two two zero one two three four five',
	'९८२२० १२३४५ पर बात करें',
	'Write to hr@lakeside.in',
	'hr at lakeside dot in',
	'See lakeside.in/jobs',
])('the first message %j is refused at its field, and what was typed stays', (message) => {
	expect(send({ message })).toEqual({
		ok: false,
		problem: {
			fields: {
				message: [
					expect.stringMatching(
						/^Please remove the (phone number|email address|link) “.+”\. You can share contact details once the specialist accepts your request\.$/,
					),
				],
			},
			values: expect.objectContaining({ message, place: request.place }),
		},
	})
})

test('neither the reason nor the work location is a way around', () => {
	expect(send({ reason: 'Ring 98220 12345' })).toMatchObject({ problem: { fields: { reason: [expect.any(String)] } } })
	expect(send({ place: 'Pune, 020 2543 1234' })).toMatchObject({ problem: { fields: { place: [expect.any(String)] } } })
})
