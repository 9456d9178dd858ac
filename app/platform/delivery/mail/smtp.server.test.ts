import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderMail } from '../mail-layout.server.ts'
import { SenderRefused, SenderUnavailable } from '../sending.server.ts'
import { smtp } from './smtp.server.ts'

let server: SMTPServer
let mood: 'accepts' | 'refuses' | 'is busy' | 'hangs'
let received: { to: string[]; source: string }[]

const answers = { refuses: 550, 'is busy': 451 }

beforeEach(async () => {
	mood = 'accepts'
	received = []
	server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onAuth: ({ password }, _, done) =>
			password === 'right' ? done(null, { user: 'us' }) : done(new Error('535 wrong')),
		onRcptTo(_, __, done) {
			if (mood === 'hangs') return
			if (mood === 'accepts') return done()
			done(Object.assign(new Error('asha@example.org is not known here'), { responseCode: answers[mood] }))
		},
		onData(stream, session, done) {
			let source = ''
			stream.on('data', (piece: Buffer) => {
				source += piece.toString()
			})
			stream.on('end', () => {
				received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
				done()
			})
		},
	})
	server.on('error', () => undefined)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

const mail = {
	id: '1c2d7d5e-0000-4000-8000-000000000001',
	to: 'asha@example.org',
	subject: 'Confirm your email address ✓',
	...renderMail({
		heading: 'Confirm',
		paragraphs: ['It is you.'],
		action: { label: 'Confirm', url: 'https://a.example/c' },
	}),
}
const port = () => (server.server.address() as AddressInfo).port
const sender = (options: { login?: string; requireTls?: boolean } = {}) =>
	smtp({
		url: `smtp://${options.login ?? ''}127.0.0.1:${port()}`,
		from: 'Theatre <hello@example.org>',
		host: 'example.org',
		requireTls: options.requireTls ?? false,
		timeoutMs: 400,
	})

test('a mail arrives as text and HTML under an id of its own', async () => {
	const sent = await sender().send(mail)

	expect(sent).toEqual({ providerId: `<${mail.id}@example.org>` })
	expect(received).toHaveLength(1)
	expect(received[0]?.to).toEqual(['asha@example.org'])
	expect(received[0]?.source).toMatch(/Message-ID: <1c2d7d5e-0000-4000-8000-000000000001@example\.org>/)
	expect(received[0]?.source).toMatch(/text\/plain[\s\S]+text\/html/)
})

test('a mail that can be ended says how, in the two headers that mail programs read', async () => {
	const unsubscribeUrl = `https://example.org/unsubscribe/search.${'a'.repeat(36)}.${'b'.repeat(43)}`
	await sender().send({ ...mail, unsubscribeUrl })
	await sender().send(mail)

	expect(received[0]?.source).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`)
	expect(received[0]?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
	expect(received[1]?.source).not.toContain('List-Unsubscribe')
})

test('a refused address is not tried again, and does not appear in the error', async () => {
	mood = 'refuses'
	const error: unknown = await sender()
		.send(mail)
		.catch((thrown: unknown) => thrown)

	expect(error).toBeInstanceOf(SenderRefused)
	expect(String(error)).toBe('SenderRefused: smtp: EENVELOPE, status 550')
})

test('a server that is busy, silent or away is tried later', async () => {
	mood = 'is busy'
	await expect(sender().send(mail)).rejects.toThrow(SenderUnavailable)
	mood = 'hangs'
	await expect(sender().send(mail)).rejects.toThrow(SenderUnavailable)
	const noOne = smtp({ url: 'smtp://127.0.0.1:9', from: 'a@example.org', host: 'example.org', requireTls: false })
	await expect(noOne.send(mail)).rejects.toThrow(SenderUnavailable)
})

test('a wrong SMTP password loses no email', async () => {
	await expect(sender({ login: 'us:wrong@' }).send(mail)).rejects.toThrow(SenderUnavailable)
})

test('where TLS is required nothing is sent without it', async () => {
	await expect(sender({ requireTls: true }).send(mail)).rejects.toThrow(SenderUnavailable)
	expect(received).toEqual([])
})

test('an address cannot smuggle in another recipient or header', async () => {
	await sender()
		.send({ ...mail, to: 'asha@example.org>, <other@example.org', subject: 'Hello\r\nBcc: other@example.org' })
		.catch(() => undefined)

	expect(received.flatMap(({ to }) => to)).not.toContain('other@example.org')
	expect(received.map(({ source }) => source).join()).not.toMatch(/^Bcc:/m)
})

test('who answers a mail with a reply-to writes to that one address, whatever it tries to smuggle in', async () => {
	await sender().send({ ...mail, replyTo: 'ravi@example.org' })
	await sender()
		.send({ ...mail, replyTo: 'ravi@example.org\r\nBcc: other@example.org' })
		.catch(() => undefined)

	expect(received[0]?.source).toMatch(/^Reply-To: ravi@example\.org\r$/m)
	expect(received.map(({ source }) => source).join()).not.toMatch(/^Bcc:/m)
	expect(received.flatMap(({ to }) => to)).not.toContain('other@example.org')
})

test('an invitation comes as a calendar alternative with its method, and as a file, unchanged', async () => {
	const text = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Gespräch ₹\r\nEND:VCALENDAR\r\n'
	await sender().send({ ...mail, calendar: { method: 'REQUEST', text } })

	const [sent] = received
	expect(sent?.source).toMatch(/multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html[\s\S]+text\/calendar/)
	expect(sent?.source).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=REQUEST/)
	expect(sent?.source).toMatch(/filename=invitation\.ics/)
	const encoded = [...(sent?.source ?? '').matchAll(/encoding: base64\r\n(?:.+\r\n)*\r\n([\w+/=\r\n]+?)\r\n--/gi)]
	const bodies = encoded.map(([, body = '']) => Buffer.from(body, 'base64').toString())
	expect(bodies).toContain(text)
})
