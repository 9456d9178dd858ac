import { expect, test } from 'vitest'
import { holdsSurrogate } from './surrogates.ts'

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
	expect(holdsSurrogate(Buffer.from('name=Asha%ED%A0%80'), form)).toBe(true)
	expect(holdsSurrogate(Buffer.concat([Buffer.from('name='), half]), form)).toBe(true)
	expect(holdsSurrogate(part('name="name"', half), multipart)).toBe(true)
	for (const json of ['{"title":"\\ud800"}', '{"a":[{"b":"x\\uDFFFy"}]}', '{"\\udc00":1}', '"\\ude00\\ud83d"'])
		expect(holdsSurrogate(Buffer.from(json), 'application/json')).toBe(true)
	expect(holdsSurrogate(Buffer.concat([Buffer.from('{"a":"'), half, Buffer.from('"}')]), 'application/json')).toBe(true)
})

test('every whole character and every file passes', () => {
	const text = 'Dr आशा 👩🏽‍⚕️ 한글 ퟿'
	expect(holdsSurrogate(Buffer.from(`name=${encodeURIComponent(text)}`), form)).toBe(false)
	expect(holdsSurrogate(Buffer.from(`name=${text}`), form)).toBe(false)
	expect(holdsSurrogate(Buffer.from(JSON.stringify({ text })), 'application/json; charset=utf-8')).toBe(false)
	expect(holdsSurrogate(Buffer.from('{"a":"\\ud83d\\ude00","b":"\\\\ud800"}'), 'application/json')).toBe(false)
	expect(holdsSurrogate(Buffer.from('{"a":"\\ud8'), 'application/json')).toBe(false)
	expect(holdsSurrogate(part('name="resume"; filename="a.pdf"', half), multipart)).toBe(false)
})
