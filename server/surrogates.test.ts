import { expect, test } from 'vitest'
import { holdsBrokenText } from './surrogates.ts'

const half = Buffer.from([0xed, 0xa0, 0x80])
const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const part = (head: string, content: Buffer) =>
	Buffer.concat([
		Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
		content,
		Buffer.from('\r\n--x--\r\n'),
	])

test('half a surrogate pair is found wherever a text may hold one', () => {
	expect(holdsBrokenText(Buffer.from('name=Asha%ED%A0%80'), form)).toBe(true)
	expect(holdsBrokenText(Buffer.concat([Buffer.from('name='), half]), form)).toBe(true)
	expect(holdsBrokenText(part('name="name"', half), multipart)).toBe(true)
	for (const json of ['{"title":"\\ud800"}', '{"a":[{"b":"x\\uDFFFy"}]}', '{"\\udc00":1}', '"\\ude00\\ud83d"'])
		expect(holdsBrokenText(Buffer.from(json), 'application/json')).toBe(true)
	expect(holdsBrokenText(Buffer.concat([Buffer.from('{"a":"'), half, Buffer.from('"}')]), 'application/json')).toBe(
		true,
	)
})

test('NUL is found wherever a text may hold it, and left to files', () => {
	expect(holdsBrokenText(Buffer.from('endpoint=a%00b'), form)).toBe(true)
	expect(holdsBrokenText(Buffer.from('endpoint=a\0b'), form)).toBe(true)
	expect(holdsBrokenText(Buffer.from('a=b\0'), 'text/plain')).toBe(true)
	expect(holdsBrokenText(part('name="name"', Buffer.from('a\0')), multipart)).toBe(true)
	for (const json of ['{"title":"a\\u0000"}', '{"a\\u0000":1}', '["\\u0000"]'])
		expect(holdsBrokenText(Buffer.from(json), 'application/json')).toBe(true)
	expect(holdsBrokenText(Buffer.from('{"a":"\\\\u0000"}'), 'application/json')).toBe(false)
	expect(holdsBrokenText(part('name="resume"; filename="a.pdf"', Buffer.from('%PDF\0')), multipart)).toBe(false)
})

test('every whole character and every file passes', () => {
	const text = 'Dr आशा 👩🏽‍⚕️ 한글 ퟿'
	expect(holdsBrokenText(Buffer.from(`name=${encodeURIComponent(text)}`), form)).toBe(false)
	expect(holdsBrokenText(Buffer.from(`name=${text}`), form)).toBe(false)
	expect(holdsBrokenText(Buffer.from(JSON.stringify({ text })), 'application/json; charset=utf-8')).toBe(false)
	expect(holdsBrokenText(Buffer.from('{"a":"\\ud83d\\ude00","b":"\\\\ud800"}'), 'application/json')).toBe(false)
	expect(holdsBrokenText(Buffer.from('{"a":"\\ud8'), 'application/json')).toBe(false)
	expect(holdsBrokenText(part('name="resume"; filename="a.pdf"', half), multipart)).toBe(false)
})
