import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { pressBody, replyBody, rowBody, standingBody, statusBody, textBody } from '#test/stand-ins/whatsapp.ts'
import { whatsappEvents } from '../tables.server.ts'
import { isSigned, isVerification, readEvents, readStandings, signatureOf } from './events.server.ts'
import { receiveWhatsApp } from './receive.server.ts'
import { readWhatsAppState } from './state.server.ts'

const read = (body: string) => readEvents(Buffer.from(body))
const from = '919822012345'
const sender = { phone: `+${from}`, userId: undefined }

test('the address is ours to whom knows our word', () => {
	const asked = (query: string) => isVerification(new URLSearchParams(query), 'our-word')

	expect(asked('hub.mode=subscribe&hub.verify_token=our-word&hub.challenge=1')).toBe(true)
	expect(asked('hub.mode=subscribe&hub.verify_token=our-word2')).toBe(false)
	expect(asked('hub.mode=unsubscribe&hub.verify_token=our-word')).toBe(false)
	expect(isVerification(new URLSearchParams('hub.mode=subscribe&hub.verify_token='), '')).toBe(false)
})

test('a signature is of these bytes, with our secret', () => {
	const body = Buffer.from('{"a":"ü"}')
	expect(isSigned(body, signatureOf(body))).toBe(true)
	for (const wrong of [
		null,
		'',
		'sha256=',
		signatureOf(body, 'another'),
		signatureOf(Buffer.from('{"a":"u"}')),
		`${signatureOf(body)}0`,
	])
		expect(isSigned(body, wrong)).toBe(false)
})

test('presses come as buttons of a template or of an answer, with a number, an id, or both', () => {
	expect(read(pressBody({ id: 'wamid.1', from, payload: 'cover.ask A' }))).toEqual([
		{ wamid: 'wamid.1', kind: 'press', sender, payload: 'cover.ask A' },
	])
	expect(read(replyBody({ id: 'wamid.1', from_user_id: 'IN.ENT.8e3f', payload: 'cover.accept A' }))).toEqual([
		{ wamid: 'wamid.1', kind: 'press', sender: { phone: undefined, userId: 'IN.ENT.8e3f' }, payload: 'cover.accept A' },
	])
	expect(read(rowBody({ id: 'wamid.1', from, payload: 'interview.choose A' }))).toMatchObject([
		{ kind: 'press', sender, payload: 'interview.choose A' },
	])
	expect(read(pressBody({ id: 'wamid.1', payload: 'cover.ask A' }))).toEqual([])
	expect(read(pressBody({ id: 'wamid.1', from, payload: 'x'.repeat(257) }))).toEqual([])
})

test('of what is typed, only whether it ends the messages', () => {
	const kindOf = (body: string) => read(textBody({ id: 'wamid.1', from, body }))[0]?.kind

	expect(['STOP', 'Stop.', 'बंद', 'थांबवा!'].map(kindOf)).toEqual(['stop', 'stop', 'stop', 'stop'])
	expect(['Do not stop', 'stopped', '', '🙂'].map(kindOf)).toEqual(['typed', 'typed', 'typed', 'typed'])
	expect(JSON.stringify(read(textBody({ id: 'wamid.1', from, body: 'My secret' })))).not.toContain('secret')
})

test('statuses say that it arrived or failed; a part that is not understood does not keep the others', () => {
	const body = JSON.parse(
		statusBody(
			{ id: 'wamid.1', status: 'sent' },
			{ id: 'wamid.2', status: 'read' },
			{ id: 'wamid.3', status: 'failed', code: 131_026 },
		),
	) as { entry: { changes: { value: { statuses: unknown[]; messages?: unknown } }[] }[] }
	const value = body.entry[0]?.changes[0]?.value
	value?.statuses.unshift(null, 'x', { id: 7 }, { id: 'wamid 4', status: 'read' })
	if (value) value.messages = 'none'

	expect(read(JSON.stringify(body))).toEqual([
		{ wamid: 'wamid.2', kind: 'arrived' },
		{ wamid: 'wamid.3', kind: 'failed', code: 131_026 },
	])
	expect(['', 'null', '[]', '{', '{"entry":{}}', '{"entry":[{"changes":[null]}]}'].flatMap(read)).toEqual([])
})

test('what Meta says of our number and templates is kept, the latest of each, and shown to operators', async () => {
	const name = { message_template_name: 'cover_asked', message_template_language: 'hi' }
	const template = (event: string, time: number) =>
		standingBody('message_template_status_update', { ...name, event, reason: null }, time)
	const number = standingBody('phone_number_quality_update', {
		...{ display_phone_number: '919822012345', event: 'FLAGGED' },
		...{ current_limit: 'TIER_1K', max_daily_conversations_per_business: 'TIER_2K' },
	})
	const bodies = [template('APPROVED', 1_000), number, template('PAUSED', 3_000), template('APPROVED', 2_000)]
	const strange = [
		standingBody('message_template_status_update', { event: 'PAUSED' }),
		standingBody('phone_number_quality_update', { event: '<b>' }),
		standingBody('messages', { ...name, event: 'PAUSED' }),
	]
	for (const body of [...bodies, ...strange])
		await receiveWhatsApp(read(body), readStandings(Buffer.from(body), new Date('2027-01-01')))

	const said = [
		{ about: 'number', state: 'FLAGGED', detail: 'TIER_2K', at: new Date(1_796_040_000_000) },
		{ about: 'template cover_asked hi', state: 'PAUSED', detail: '', at: new Date(3_000_000) },
	]
	expect((await readWhatsAppState()).standings).toEqual(said)
	const [ahead] = readStandings(Buffer.from(template('APPROVED', 9_000)), new Date(8_000_000))
	expect(ahead?.at).toEqual(new Date(8_000_000))
	const before = standingBody('phone_number_quality_update', { event: 'UPGRADE', current_limit: 'TIER_1K' })
	expect(readStandings(Buffer.from(before))).toMatchObject([{ state: 'UPGRADE', detail: 'TIER_1K' }])
	const again = template('APPROVED', 4_000)
	await receiveWhatsApp([], readStandings(Buffer.from(again)))
	expect((await readWhatsAppState()).standings).toEqual(said.slice(0, 1))
	expect(await db.$count(whatsappEvents)).toBe(0)
})

test('a batch of any size is kept, each event once', async () => {
	const statuses = Array.from({ length: 15_000 }, (_, at) => ({ id: `wamid.${at % 14_000}`, status: 'read' as const }))
	await receiveWhatsApp(read(statusBody(...statuses)))

	expect(await db.$count(whatsappEvents)).toBe(14_000)
})
