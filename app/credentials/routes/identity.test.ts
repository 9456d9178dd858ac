import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listConsents } from '#app/identity/consents.server.ts'
import { typedValues } from '#app/platform/http/typed-values.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { demoIssuerKey } from '../identity-code/issuer-keys.server.ts'
import { findIdentityCheck } from '../identity-code/identity-checks.server.ts'
import { demoCode, drawnCode, madeCard, signedCode } from '../identity-code/made-code.server.ts'
import { action } from './identity.tsx'

const asha = async () => ({ ...(await aSpecialist({ name: 'Dr Asha Menon' })), kind: 'specialist' as const })
type Person = Awaited<ReturnType<typeof asha>>
const codeOf = (name: string) => signedCode(madeCard({ name }), demoIssuerKey().privateKey)

/** Posts the form as a browser does, with a file where one is given. */
async function send(as: Person, fields: Record<string, string>, picture?: Buffer) {
	const args = (await routeArgs('/profile/identity', { as, form: {} })) as { request: Request }
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.append(name, value)
	if (picture) form.append('document', new File([new Uint8Array(picture)], 'code.png'))
	const request = new Request(args.request.url, { method: 'POST', body: form })
	return action({ ...args, request } as never) as Promise<
		Response | { data: { fields?: object; form?: string; values?: object }; init: { status: number } }
	>
}
const agreed = { consent: 'on' }
const problemOf = (answer: Awaited<ReturnType<typeof send>>) => {
	if (answer instanceof Response) throw new Error('It was accepted')
	return { status: answer.init.status, ...answer.data }
}

test('a photo of the code is read, and its picture is nowhere afterwards', async () => {
	const person = await asha()
	const photo = await sharp(await demoCode('Asha Menon'))
		.rotate(7, { background: '#57514a' })
		.jpeg({ quality: 75 })
		.toBuffer()

	expect(await send(person, agreed, photo)).toBeInstanceOf(Response)
	expect(await findIdentityCheck(person)).not.toBeNull()
})

test('digits that a scanner app shows are read', async () => {
	const person = await asha()

	expect(await send(person, { ...agreed, identityCode: codeOf('Asha R Menon') })).toBeInstanceOf(Response)
	expect(await findIdentityCheck(person)).not.toBeNull()
})

test('without the box nothing is read, and no consent is kept', async () => {
	const person = await asha()
	const refused = problemOf(await send(person, { identityCode: codeOf('Asha Menon') }))

	expect(refused).toMatchObject({
		status: 422,
		fields: { consent: ['Select the box to agree before we read the code.'] },
	})
	expect(await findIdentityCheck(person)).toBeNull()
	expect(await listConsents(person.accountId)).toEqual([])
})

test.each([
	['nothing at all', {}, undefined, 'Add a photo of the QR code, or paste its digits.'],
	['a picture without a code', {}, async () => drawnCode('1'), 'We found no Secure QR code.'],
	[
		'another kind of file',
		{},
		async () => Buffer.from('%PDF-1.7'),
		'Only JPEG, PNG, WebP or HEIC pictures are accepted.',
	],
	[
		'the name of someone else',
		{ identityCode: codeOf('Ravi Iyer') },
		undefined,
		'does not match the name on your profile',
	],
])('%s is refused in words, and the digits are not sent back', async (_, fields, picture, sentence) => {
	const person = await asha()
	const refused = problemOf(await send(person, { ...agreed, ...fields }, await picture?.()))

	expect(refused.status).toBe(422)
	expect(JSON.stringify(refused)).toContain(sentence)
	expect(JSON.stringify(refused.values)).toBe('{"consent":"on"}')
})

test('an eleventh try of the day is answered with when the next may be made', async () => {
	const person = await asha()
	for (let at = 0; at < 10; at++) await send(person, { ...agreed, identityCode: '1' })

	expect(problemOf(await send(person, { ...agreed, identityCode: codeOf('Asha Menon') }))).toMatchObject({
		status: 429,
	})
	expect(await findIdentityCheck(person)).toBeNull()
})

test('what is kept of a form when a session ends is never a code', () => {
	const form = new FormData()
	form.append('identityCode', codeOf('Asha Menon'))
	form.append('consent', 'on')

	expect(typedValues(form)).toEqual({ consent: 'on' })
})
