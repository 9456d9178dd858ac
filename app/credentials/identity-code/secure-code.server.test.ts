import { constants, generateKeyPairSync, sign } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readSecureCode, signatureBytes } from './secure-code.server.ts'
import { digitsOf, madeCard, signedCode } from './made-code.server.ts'

const keyPair = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength })
const [issuer, earlier, stranger] = [keyPair(), keyPair(), keyPair()]
const today = '2026-12-01'
const keys = [issuer.publicKey, earlier.publicKey]
const card = madeCard({ name: 'Asha Menon' })
const signature = sign('RSA-SHA256', card, issuer.privateKey)
const whole = Buffer.concat([card, signature])
const coded = (bytes: Buffer) => digitsOf(gzipSync(bytes))
const right = signedCode(card, issuer.privateKey)

test.each([
	['of 2019', null, '0'],
	['of 2019 with email and mobile', null, '3'],
	['V2', 'V2', '1'],
	['V3', 'V3', '2'],
	['V4', 'V4', '3'],
	['V5', 'V5', '0'],
] as const)('the name is read from a code %s', (_, version, indicator) => {
	const code = signedCode(madeCard({ name: 'Asha Menon', version, indicator }), issuer.privateKey)

	expect(readSecureCode(code, keys, today)).toEqual({ ok: true, value: { name: 'Asha Menon', isAdult: true } })
})

test('a code is read with blanks between its digits, with accents in the name, and by any key of the list', () => {
	const accented = signedCode(madeCard({ name: 'José D’Souza'.replace('’', "'") }), earlier.privateKey)

	expect(readSecureCode(` ${right.replace(/(\d{40})/g, '$1\n')}`, keys, today).ok).toBe(true)
	expect(readSecureCode(accented, keys, today)).toEqual({ ok: true, value: { name: "José D'Souza", isAdult: true } })
})

test.each([
	['01-12-2008', true],
	['02-12-2008', false],
	['29-02-2008', true],
	['02/01/2009', false],
	['2008', true],
	['2009', false],
	['1990', true],
])('of a card with the date of birth %s it says whether the person is 18: %s', (born, isAdult) => {
	const code = signedCode(madeCard({ name: 'Asha Menon', born }), issuer.privateKey)

	expect(readSecureCode(code, keys, today)).toEqual({ ok: true, value: { name: 'Asha Menon', isAdult } })
})

const flipped = (at: number) => {
	const bytes = Buffer.from(whole)
	bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at)
	return coded(bytes)
}
const nameAt = card.indexOf('Asha')
const endOfFields = card.indexOf(Buffer.from('0000\xff', 'latin1')) + 5
const pss = { key: issuer.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
const signedAs = (made: Parameters<typeof madeCard>[0]) => signedCode(madeCard(made), issuer.privateKey)
const withMore = (bytes: Buffer) => coded(Buffer.concat([bytes, sign('RSA-SHA256', bytes, issuer.privateKey)]))

test.each([
	['one bit of the name flipped', flipped(nameAt), 'not-signed'],
	['one bit of the photo flipped', flipped(card.length - 100), 'not-signed'],
	['one bit of the signature flipped', flipped(whole.length - 1), 'not-signed'],
	['signed by another key', signedCode(card, stranger.privateKey), 'not-signed'],
	['signed with another padding', coded(Buffer.concat([card, sign('RSA-SHA256', card, pss)])), 'not-signed'],
	[
		'signed over another digest',
		coded(Buffer.concat([card, sign('RSA-SHA512', card, issuer.privateKey)])),
		'not-signed',
	],
	['a signature of nothing but zeros', coded(Buffer.concat([card, Buffer.alloc(signatureBytes)])), 'not-signed'],
	['a byte between card and signature', coded(Buffer.concat([card, Buffer.of(0), signature])), 'not-signed'],
	['a byte behind the signature', coded(Buffer.concat([whole, Buffer.of(0)])), 'not-signed'],
	['cut by one byte', coded(whole.subarray(0, -1)), 'not-signed'],
	['cut within the signature', coded(whole.subarray(0, 300)), 'no-code'],
	['nothing but a signature', coded(signature), 'no-code'],
	['bytes behind the gzip file', digitsOf(Buffer.concat([gzipSync(whole), Buffer.from('more')])), 'no-code'],
	['the gzip file cut', right.slice(0, -40), 'no-code'],
	['a bomb', digitsOf(gzipSync(Buffer.alloc(1_000_000, 1), { level: 1 }).subarray(0, 2_900)), 'no-code'],
	['more than a card has', withMore(Buffer.concat([card, Buffer.alloc(17_000)])), 'no-code'],
	['no digits', `${right}x`, 'no-code'],
	['digits of another alphabet', right.replace('1', '१'), 'no-code'],
	['a negative number', `-${right}`, 'no-code'],
	['zeros in front', `00${right}`, 'no-code'],
	['a huge number', '9'.repeat(7_090), 'no-code'],
	['a short number', '123456789012', 'no-code'],
	['empty', '', 'no-code'],
	['not gzip', digitsOf(Buffer.concat([Buffer.of(7), whole])), 'no-code'],
	['a name with the end of a field in it', signedAs({ name: 'Asha\xff Menon' }), 'no-code'],
	['a name that brings the next fields along', signedAs({ name: 'Asha Menon\xff01-01-1990' }), 'no-code'],
	['no name', signedAs({ name: ' ' }), 'no-code'],
	['a name without an end', signedAs({ name: 'A'.repeat(121) }), 'no-code'],
	['a short reference', signedAs({ name: 'Asha Menon', reference: '0000' }), 'no-code'],
	['a version that is not known', withMore(Buffer.from(card).fill('9', 1, 2)), 'no-code'],
	['more hashes than four', signedAs({ name: 'Asha Menon', indicator: '4' }), 'no-code'],
	['fields that do not end', withMore(card.subarray(0, nameAt + 60)), 'no-code'],
	['hashes that are not there', withMore(card.subarray(0, endOfFields)), 'no-code'],
])('a code with %s is refused', (_, code, failure) => {
	expect(readSecureCode(code, keys, today)).toEqual({ ok: false, failure })
})

test('a code is refused when its key is no longer on the list, and without any key', () => {
	const old = signedCode(card, earlier.privateKey)

	expect(readSecureCode(old, keys, today).ok).toBe(true)
	expect(readSecureCode(old, [issuer.publicKey], today)).toEqual({ ok: false, failure: 'not-signed' })
	expect(readSecureCode(right, [], today)).toEqual({ ok: false, failure: 'not-signed' })
})
