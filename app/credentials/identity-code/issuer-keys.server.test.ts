import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { certificatePem } from '#app/platform/pdf/signing-key.server.ts'
import { demoPaperKey } from '../papers/paper-signers.server.ts'
import { readIssuerKeys } from './issuer-keys.server.ts'

const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength })
const [one, two, short] = [rsa(2048), rsa(2048), rsa(1024)]

test('every key of the file counts, whatever is written between them', () => {
	const keys = readIssuerKeys(`The issuer's keys\n${pemOf(one.publicKey)}\nuntil 2028:\n${pemOf(two.publicKey)}`)

	expect(keys.map(pemOf)).toEqual([pemOf(one.publicKey), pemOf(two.publicKey)])
})

const [certificate = Buffer.of()] = demoPaperKey().certificates
test.each([
	['nothing', ''],
	['no PEM', 'a key'],
	['a private key', one.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
	[
		'a private key beside a public one',
		pemOf(one.publicKey) + one.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
	],
	['a short key', pemOf(short.publicKey)],
	['a certificate of another kind of key', certificatePem(certificate)],
	['a damaged key behind a right one', pemOf(one.publicKey) + pemOf(two.publicKey).replace('MII', 'MIJ')],
])('a file with %s is refused as a whole', (_, pem) => {
	expect(() => readIssuerKeys(pem)).toThrow('AADHAAR_KEY_FILE holds')
})
