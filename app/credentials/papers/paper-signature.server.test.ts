import { expect, test } from 'vitest'
import { signPdf } from '#app/platform/pdf/sign.server.ts'
import {
	aSignedPdf,
	aSigner,
	anUnsignedPdf,
	authority,
	pemOf,
	type Signer,
} from '#app/platform/pdf/signature-fixtures.server.ts'
import { readPaperSignature } from './paper-signature.server.ts'
import { demoPaperKey, readPaperTrust } from './paper-signers.server.ts'

const now = new Date('2026-11-29T06:00:00Z')
const root = aSigner({ name: 'Root of Tests', extensions: authority() })
const between = aSigner({ name: 'Sub CA of Tests', by: root, extensions: authority(0) })
const council = aSigner({ name: 'DS Council of Tests 1', by: between })
const list = [
	{ commonName: council.name, issuedBy: between.name, issuer: { kind: 'council', code: 'MH-MC' } },
	{ commonName: 'DS Locker 1', issuedBy: between.name, issuer: { kind: 'locker', name: 'DigiLocker' } },
]
const trust = readPaperTrust(pemOf(root), JSON.stringify(list))
const read = (signer: Signer) => readPaperSignature(aSignedPdf(signer), now, trust)

test('a paper that a listed issuer signed is signed, and says whose it is', () => {
	expect(read(council)).toMatchObject({
		kind: 'signed',
		issuer: { kind: 'council', code: 'MH-MC' },
		signature: { signer: { commonName: council.name }, isStamped: false },
	})
	expect(read(aSigner({ name: 'DS Locker 1', by: between }))).toMatchObject({
		kind: 'signed',
		issuer: { kind: 'locker', name: 'DigiLocker' },
	})
})

const elsewhere = aSigner({ name: 'Other Sub CA', by: root, extensions: authority(0) })

test.each<[string, Signer]>([
	['a private person', aSigner({ name: 'Asha Menon', by: between })],
	['someone whose name has a letter of another script', aSigner({ name: 'DS Coun\u0441il of Tests 1', by: between })],
	['someone whose name has a letter without width', aSigner({ name: 'DS Council\u200b of Tests 1', by: between })],
	['someone whose name has a blank more', aSigner({ name: 'DS Council of Tests 1 ', by: between })],
	['someone whose name ends at a zero byte', aSigner({ name: 'DS Council of Tests 1\0 Private', by: between })],
	['someone whose name is in capitals', aSigner({ name: 'DS COUNCIL OF TESTS 1', by: between })],
	['someone of the same name below another authority', aSigner({ name: council.name, by: elsewhere })],
	['the authority’s own office', aSigner({ name: root.name, by: root })],
])('a certificate below the right root counts for nothing in the hands of %s', (_, signer) => {
	expect(read(signer)).toMatchObject({
		kind: 'does-not-count',
		why: 'not-an-issuer',
		signature: { signer: { commonName: signer.name } },
	})
})

test('a paper of the council’s name that leads to no root does not count, and neither does one that was changed', () => {
	const file = aSignedPdf(council)
	const changed = Buffer.from(file.toString('latin1').replace('8189', '8184'), 'latin1')

	expect(read(aSigner({ name: council.name }))).toEqual({ kind: 'does-not-count', why: 'unknown-root' })
	expect(readPaperSignature(changed, now, trust)).toEqual({ kind: 'does-not-count', why: 'changed-after' })
	expect(readPaperSignature(Buffer.from('%PDF-1.7\n'), now, trust)).toEqual({ kind: 'not-signed' })
})

test('without lists nothing is said, not even of a paper that anyone signed', () => {
	expect(readPaperSignature(aSignedPdf(council), now, null)).toEqual({ kind: 'off' })
})

test('the demo has an authority of its own, which signs alike in every process', () => {
	expect(readPaperSignature(signPdf(anUnsignedPdf(), demoPaperKey()), now)).toMatchObject({
		kind: 'signed',
		issuer: { code: 'MH-MC' },
	})
})

test.each([
	['no root', 'PAPER_ROOTS_FILE holds no certificate', 'none', JSON.stringify(list)],
	['no JSON', 'PAPER_SIGNERS_FILE is no list', pemOf(root), '{'],
	['no signer', 'PAPER_SIGNERS_FILE is no list', pemOf(root), '[]'],
	['a signer twice', 'one signer twice', pemOf(root), JSON.stringify([list[0], list[0]])],
	['a signer without its authority', 'issuedBy', pemOf(root), JSON.stringify([{ ...list[0], issuedBy: '' }])],
	[
		'an unknown council',
		'no council',
		pemOf(root),
		JSON.stringify([{ ...list[0], issuer: { kind: 'council', code: 'XX-MC' } }]),
	],
	['a misspelt entry', 'issuerd', pemOf(root), JSON.stringify([{ ...list[0], issuerd: 1 }])],
])('lists with %s are refused with what is wrong', (_, message, pem, json) => {
	expect(() => readPaperTrust(pem, json)).toThrow(message)
})
