import * as pkijs from 'pkijs'
import { expect, test } from 'vitest'
import { signPdf } from './sign.server.ts'
import { anUnsignedPdf } from './signature-fixtures.server.ts'
import { checkPdfSignature, readRoots } from './signature.server.ts'
import { certificatePem, deriveSigningKey } from './signing-key.server.ts'

const key = deriveSigningKey('a secret of the test', 'tests', { root: 'Root', signer: 'Signer' })
const [, root = Buffer.of()] = key.certificates
const roots = readRoots(certificatePem(root)) ?? []
const now = new Date('2026-11-29T06:00:00Z')
const file = signPdf(anUnsignedPdf(), key)

test('what we sign counts for whoever trusts our root', () => {
	expect(checkPdfSignature(file, { roots, now })).toMatchObject({
		ok: true,
		value: { signer: { commonName: 'Signer', issuer: 'Root' } },
	})
})

test('a key made of the same secret signs alike in another process, below the root that was handed out before', () => {
	const again = deriveSigningKey('a secret of the test', 'tests', { root: 'Root', signer: 'Signer' })

	expect(checkPdfSignature(signPdf(anUnsignedPdf(), again), { roots, now })).toMatchObject({ ok: true })
})

test('an implementation that is not ours reads the signature and finds it right, and wrong for other bytes', async () => {
	const [, from = 0, to = 0] = /\/ByteRange \[0 (\d+) (\d+) /.exec(file.toString('latin1'))?.map(Number) ?? []
	const signature = Uint8Array.from(Buffer.from(file.toString('latin1', from + 1, to - 1), 'hex'))
	const data = new pkijs.SignedData({ schema: pkijs.ContentInfo.fromBER(signature).content })
	const verify = (bytes: Buffer) =>
		data.verify({
			signer: 0,
			data: new Uint8Array(bytes).buffer,
			trustedCerts: [pkijs.Certificate.fromBER(new Uint8Array(root))],
			checkChain: true,
			checkDate: now,
		})

	expect(await verify(Buffer.concat([file.subarray(0, from), file.subarray(to)]))).toBe(true)
	await expect(verify(file)).rejects.toThrow()
})
