import { createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { certificateExtension, keyUsage, makeCertificate } from './signature/make-certificate.server.ts'
import { attribute } from './signature/make-signed-data.server.ts'
import { childrenOf, der, derOid, derSequence, readDer, tags } from './signature/der.server.ts'
import {
	aSignature,
	aSignedPdf,
	aSigner,
	aStamp,
	anUnsignedPdf,
	authority,
	extendedKeyUsage,
	pemOf,
	signsDocuments,
	stampsTimes,
	validFrom,
	validTo,
	withRevision,
	withStamp,
} from './signature-fixtures.server.ts'
import { emptyByteRange, emptySignature, fillSignature } from './sign.server.ts'
import { checkPdfSignature, readRoots, type SignatureFailure } from './signature.server.ts'

const now = new Date('2026-11-29T06:00:00Z')
const in2026 = new Date('2026-03-01T06:00:00Z')

const root = aSigner({ name: 'Root of Tests', extensions: authority() })
const between = aSigner({ name: 'Authority of Tests', by: root, extensions: authority(0) })
const council = aSigner({ name: 'DS Council of Tests', by: between })
const stamper = aSigner({ name: 'Clock of Tests', by: root, extensions: [...signsDocuments, stampsTimes] })
const expired = aSigner({ name: 'DS Council of Tests', by: between, to: new Date('2026-06-01T00:00:00Z') })
const notYet = aSigner({ name: 'DS Council of Tests', by: between, from: new Date('2027-06-01T00:00:00Z') })
/** Another authority, under a name that is not ours, and one under ours. */
const stranger = aSigner({ name: 'Another Root', extensions: authority() })
const namesake = aSigner({ name: 'Root of Tests', extensions: authority() })

const roots = readRoots(pemOf(root)) ?? []
const check = (bytes: Buffer, at = now) => checkPdfSignature(bytes, { roots, now: at })

/** A file after a change of its bytes that keeps their number, as an editor of a hex dump makes it. */
const edited = (file: Buffer, from: string, to: string) =>
	Buffer.from(file.toString('latin1').replace(from, to), 'latin1')
const signed = aSignedPdf(council)
/** What a signature says of itself, but for one thing. */
const but = (left: string) => (honest: Record<string, Buffer>) =>
	Object.entries(honest).flatMap(([name, value]) => (name === left ? [] : [value]))
const stamped = (at = in2026) => withStamp(signed, { stamper, at })

test('a signed file says who signed it, below which authority and when at the latest', () => {
	expect(check(signed)).toEqual({
		ok: true,
		value: {
			signer: {
				commonName: 'DS Council of Tests',
				organisation: 'Office of DS Council of Tests',
				issuer: 'Authority of Tests',
				serial: expect.stringMatching(/^01[\da-f]{30}$/),
			},
			signedBefore: now,
			isStamped: false,
			claimedAt: in2026,
			signedBytes: signed.length,
			sha256: expect.stringMatching(/^[\da-f]{64}$/),
			revocation: 'not-asked',
		},
	})
})

const rsaRoot = aSigner({ name: 'RSA Root', extensions: authority(), rsaBits: 2048 })
const rsaCouncil = aSigner({ name: 'DS Council of Tests', by: rsaRoot, rsaBits: 3072 })

test.each<[string, () => Buffer, { isStamped: boolean; at?: Date }]>([
	['in the older format', () => aSignedPdf(council, { pdf: { format: 'adbe.pkcs7.detached' } }), { isStamped: false }],
	[
		'without the type of its dictionary',
		() => aSignedPdf(council, { pdf: { entries: '/M (D:20260301) ' } }),
		{ isStamped: false },
	],
	[
		'with what the signer’s program says of itself',
		() => aSignedPdf(council, { pdf: { entries: '/Prop_Build << /App << /Name /Some#20Program >> >> ' } }),
		{ isStamped: false },
	],
	['with RSA all the way', () => aSignedPdf(rsaCouncil), { isStamped: false }],
	['with a stamp', () => aSignedPdf(council, { stampedBy: { stamper, at: in2026 } }), { isStamped: true }],
	[
		'with a certificate that expired after the stamp',
		() => aSignedPdf(expired, { stampedBy: { stamper, at: in2026 } }),
		{ isStamped: true },
	],
	['with a stamp that was added behind it', () => stamped(), { isStamped: true }],
	[
		'with an expired certificate, and a stamp that was added while it was valid',
		() => withStamp(aSignedPdf(expired), { stamper, at: in2026 }),
		{ isStamped: true },
	],
	[
		'ten years later, with a stamp',
		() => aSignedPdf(council, { stampedBy: { stamper, at: in2026 } }),
		{ isStamped: true, at: new Date('2036-01-01T00:00:00Z') },
	],
	[
		'without naming its certificate',
		() => aSignedPdf(council, { signed: but('signingCertificate') }),
		{ isStamped: false },
	],
	['without a time', () => aSignedPdf(council, { signed: but('signingTime') }), { isStamped: false }],
	[
		'by a certificate for signing documents',
		() =>
			aSignedPdf(
				aSigner({
					name: 'DS',
					by: between,
					extensions: [...signsDocuments, extendedKeyUsage(['1.3.6.1.4.1.311.10.3.12'])],
				}),
			),
		{ isStamped: false },
	],
])('an honest signature counts: %s', (_, file, { isStamped, at }) => {
	const trusted = [...roots, ...(readRoots(pemOf(rsaRoot)) ?? [])]
	expect(checkPdfSignature(file(), { roots: trusted, now: at ?? now })).toMatchObject({
		ok: true,
		value: { isStamped },
	})
})

/** A signature with its ranges written by hand: each function gets the place of the hole and the length of the file. */
function withRange(range: (from: number, to: number, length: number) => string) {
	const empty = anUnsignedPdf()
	const from = empty.indexOf(emptySignature)
	const to = from + emptySignature.length
	const said = range(from, to, empty.length).padEnd(emptyByteRange.length)
	return fillSignatureOf(Buffer.from(empty.toString('latin1').replace(emptyByteRange, said), 'latin1'), from, to)
}

/** Signs what is really around the hole, whatever the ranges say. */
function fillSignatureOf(
	file: Buffer,
	from: number,
	to: number,
	covered = [file.subarray(0, from), file.subarray(to)],
) {
	file.write(aSignature(council, covered).toString('hex'), from + 1, 'latin1')
	return file
}

const withSignature = (change: (signature: Buffer) => Buffer) =>
	fillSignature(anUnsignedPdf(), (covered) => change(aSignature(council, covered)))

const textField =
	'<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /V (2018/06/8184) /Rect [70 700 400 740] /P 3 0 R >>'
const pageWith = (annotations: string, contents = '4 0 R') =>
	`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> >> /Annots [${annotations}] >>`
const otherContent = '<< /Length 44 >>\nstream\nBT /F1 24 Tf 72 720 Td (2018/06/8184) Tj ET  \nendstream'

const unknownExtension = certificateExtension('1.2.3.4.5', derSequence(), true)
const names = certificateExtension('2.5.29.30', derSequence(), true)
const md5Rsa = { hash: 'md5', digest: '1.2.840.113549.2.5', signature: '1.2.840.113549.1.1.4' }
const sha1Ecdsa = { hash: 'sha1', digest: '1.3.14.3.2.26', signature: '1.2.840.10045.4.1' }

const signedBy = (signer: Parameters<typeof aSigner>[0]) => () => aSignedPdf(aSigner({ by: between, ...signer }))

test.each<[string, () => Buffer, SignatureFailure]>([
	// The file
	[
		'it is not signed',
		() =>
			Buffer.from(
				anUnsignedPdf()
					.toString('latin1')
					.replace(/8 0 obj[^]*?endobj\n/, ''),
				'latin1',
			),
		'not-signed',
	],
	['it is no PDF', () => Buffer.from('/ByteRange [0 1 2 3]'), 'broken'],
	['a number was edited after signing', () => edited(signed, '8189', '8184'), 'changed-after'],
	[
		'the font was exchanged for one whose 6 looks like an 8',
		() => edited(signed, '/Helvetica', '/HelvetiXa'),
		'changed-after',
	],
	['bytes were put in front', () => Buffer.concat([Buffer.from('%!\n'), signed]), 'broken'],
	['a blank line was put in front', () => Buffer.concat([Buffer.from('\n'), signed]), 'broken'],
	['bytes were put behind', () => Buffer.concat([signed, Buffer.from('%%EOF\n')]), 'changed-after'],
	['a line break was put behind', () => Buffer.concat([signed, Buffer.from('\n')]), 'changed-after'],
	['the end was cut off', () => signed.subarray(0, -3), 'broken'],
	['it is encrypted', () => aSignedPdf(council, { pdf: { catalog: '/Encrypt 5 0 R ' } }), 'locked'],
	// Later revisions
	['a revision shows other contents', () => withRevision(signed, { 4: otherContent }), 'changed-after'],
	[
		'a revision puts a field over the text',
		() => withRevision(signed, { 3: pageWith('7 0 R 20 0 R'), 20: textField }),
		'changed-after',
	],
	[
		'a revision has a second catalog',
		() => withRevision(signed, { 20: '<< /Type /Catalog /Pages 2 0 R >>' }, '/Root 20 0 R '),
		'changed-after',
	],
	['a revision adds nothing', () => withRevision(signed, {}), 'changed-after'],
	[
		'a later revision is signed by someone else as well',
		() => secondSignature('Sig', 'ETSI.CAdES.detached'),
		'two-signatures',
	],
	[
		'a stamp comes with other contents',
		() => withStamp(signed, { stamper, at: in2026, objects: { 4: '[1 2]' } }),
		'changed-after',
	],
	[
		'a stamp comes with a stream',
		() => withStamp(signed, { stamper, at: in2026, objects: { 4: otherContent } }),
		'changed-after',
	],
	[
		'a stamp comes with a page that shows other contents',
		() => withStamp(signed, { stamper, at: in2026, objects: { 3: pageWith('7 0 R 31 0 R', '5 0 R') } }),
		'changed-after',
	],
	[
		'a stamp comes with one more field on the page',
		() => withStamp(signed, { stamper, at: in2026, objects: { 3: pageWith('7 0 R 31 0 R 20 0 R'), 20: textField } }),
		'changed-after',
	],
	[
		'a stamp comes with a field that takes room',
		() =>
			withStamp(signed, {
				stamper,
				at: in2026,
				objects: { 31: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (S) /V 30 0 R /Rect [0 0 500 800] >>' },
			}),
		'changed-after',
	],
	[
		'a stamp comes with a field that has looks',
		() =>
			withStamp(signed, {
				stamper,
				at: in2026,
				objects: {
					31: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (S) /V 30 0 R /Rect [0 0 0 0] /AP << /N 4 0 R >> >>',
				},
			}),
		'changed-after',
	],
	[
		'a stamp takes the signature off its page',
		() => withStamp(signed, { stamper, at: in2026, objects: { 3: pageWith('31 0 R') } }),
		'changed-after',
	],
	[
		'a stamp takes the number of an object that the page names',
		() => withStamp(aSignedPdf(council, { pdf: { catalog: '/Metadata 31 0 R ' } }), { stamper, at: in2026 }),
		'changed-after',
	],
	[
		'a stamp takes a number that the file may have in use',
		() => withStamp(aSignedPdf(council, { pdf: { size: 36 } }), { stamper, at: in2026 }),
		'changed-after',
	],
	[
		'a stamp is behind a file that packs its objects',
		() => withStamp(aSignedPdf(council, { pdf: { more: ['<< /Type /ObjStm >>'] } }), { stamper, at: in2026 }),
		'changed-after',
	],
	['a stamp leads back to another table', () => bentStamp('/Prev ', '/Prev 1'), 'changed-after'],
	[
		'a stamp comes with another catalog',
		() =>
			withStamp(signed, { stamper, at: in2026, objects: { 1: '<< /Type /Catalog /Pages 20 0 R /AcroForm 6 0 R >>' } }),
		'changed-after',
	],
	[
		'a stamp comes with a form that is drawn again',
		() =>
			withStamp(signed, {
				stamper,
				at: in2026,
				objects: { 6: '<< /Fields [7 0 R 31 0 R] /SigFlags 3 /NeedAppearances true >>' },
			}),
		'changed-after',
	],
	['a stamp comes with a lock', () => withStamp(signed, { stamper, at: in2026, trailer: '/Encrypt 5 0 R ' }), 'locked'],
	[
		'a stamp comes with another table',
		() => withStamp(signed, { stamper, at: in2026, trailer: '/XRefStm 20 ' }),
		'changed-after',
	],
	['the table of a stamp leads elsewhere', () => bentStamp('xref\n3 1\n0', 'xref\n3 1\n1'), 'changed-after'],
	[
		'a stamp has a comment with an object in it',
		() => withStamp(signed, { stamper, at: in2026, objects: { 6: '%\n<< /Fields [7 0 R 31 0 R] /SigFlags 3 >>' } }),
		'broken',
	],
	[
		'a stamp of an authority that we do not know is behind it',
		() =>
			withStamp(signed, {
				stamper: aSigner({ name: 'Clock', by: stranger, extensions: [...signsDocuments, stampsTimes] }),
				at: in2026,
			}),
		'unknown-root',
	],
	[
		'a stamp of another file is behind it',
		() => fillSignature(unfilledStamp(), () => aStamp(stamper, [Buffer.from('another')], in2026)),
		'changed-after',
	],
	['something is behind the stamp', () => withRevision(stamped(), { 4: otherContent }), 'changed-after'],
	[
		'only a stamp is in it',
		() => fillSignature(anUnsignedPdf({ format: 'ETSI.RFC3161' }), (covered) => aStamp(stamper, covered, in2026)),
		'not-signed',
	],
	[
		'a stamp has its table at another place than it says',
		() => bentStamp('startxref\n', 'startxref\n1'),
		'changed-after',
	],
	['a stamp has an object of another generation', () => bentStamp('6 0 obj', '6 1 obj'), 'changed-after'],
	['a stamp comes with another first object', () => bentStamp('/Root 1 0 R', '/Root 2 0 R'), 'changed-after'],
	[
		'a stamp has two versions of one object',
		() =>
			withStamp(signed, {
				stamper,
				at: in2026,
				objects: { 31: `${stampField}\nendobj\n6 0 obj\n<< /Fields [7 0 R 31 0 R] /SigFlags 3 >>` },
			}),
		'changed-after',
	],
	[
		'a stamp comes with more objects than it needs',
		() =>
			withStamp(aSignedPdf(council, { pdf: { more: Array.from({ length: 6 }, () => 'null') } }), {
				stamper,
				at: in2026,
				objects: Object.fromEntries([9, 10, 11, 12, 13, 14].map((number) => [number, 'null'])),
			}),
		'changed-after',
	],
	[
		'a stamp replaces the contents by what describes them',
		() =>
			withStamp(signed, {
				stamper,
				at: in2026,
				objects: { 4: /<< \/Length \d+ >>/.exec(signed.toString('latin1'))?.[0] ?? '' },
			}),
		'changed-after',
	],
	[
		'a stamp is behind a file with two versions of its page',
		() =>
			withStamp(aSignedPdf(council, { pdf: { more: [`null\nendobj\n3 0 obj\n${pageWith('7 0 R', '5 0 R')}`] } }), {
				stamper,
				at: in2026,
			}),
		'changed-after',
	],
	[
		'a stamp is in the revision that was signed',
		() =>
			aSignedPdf(council, {
				pdf: { more: ['<< /Type /DocTimeStamp /SubFilter /ETSI.RFC3161 /ByteRange [0 1 2 3] /Contents <00> >>'] },
			}),
		'two-signatures',
	],
	// What is covered
	['half of it is covered', () => withRange((from, to) => `[0 ${from} ${to} 20]`), 'part-only'],
	[
		'the beginning is not covered',
		() => withRange((from, to, length) => `[9 ${from - 9} ${to} ${length - to}]`),
		'part-only',
	],
	[
		'the hole is larger than the signature',
		() => withRange((from, to, length) => `[0 ${from - 20} ${to} ${length - to}]`),
		'part-only',
	],
	[
		'the hole ends behind the signature',
		() => withRange((from, to, length) => `[0 ${from} ${to + 9} ${length - to - 9}]`),
		'part-only',
	],
	[
		'the hole leaves out no brackets',
		() => withRange((from, to, length) => `[0 ${from + 1} ${to - 1} ${length - to + 1}]`),
		'part-only',
	],
	['the ranges overlap', () => withRange((from, to, length) => `[0 ${to} ${from} ${length - from}]`), 'broken'],
	[
		'the ranges are in the wrong order',
		() => withRange((from, to, length) => `[${to} ${length - to} 0 ${from}]`),
		'broken',
	],
	['a range is negative', () => withRange((from, to) => `[0 ${from} ${to} -9]`), 'broken'],
	['a range is larger than any file', () => withRange((from, to) => `[0 ${from} ${to} 9999999999]`), 'broken'],
	['a range is not whole', () => withRange((from, to, length) => `[0 ${from} ${to} ${length - to}.0]`), 'broken'],
	['the ranges are three pairs', () => withRange(() => '[0 10 20 10 40 10]'), 'broken'],
	['there are no ranges', () => withRange(() => 'null'), 'broken'],
	[
		'two signatures are in one revision',
		() =>
			aSignedPdf(council, {
				pdf: { more: ['<< /Type /Sig /SubFilter /ETSI.CAdES.detached /ByteRange [0 1 2 3] /Contents <00> >>'] },
			}),
		'two-signatures',
	],
	[
		'four signatures are in it',
		() => aSignedPdf(council, { pdf: { more: ['/ByteRange /ByteRange /ByteRange'] } }),
		'two-signatures',
	],
	// Where the signature is
	['the signature is in a comment', () => aSignedPdf(council, { pdf: { entries: '%' } }), 'broken'],
	['the contents are in a comment', () => commentedContents(), 'broken'],
	['the signature is inside a stream', () => insideStream(), 'broken'],
	[
		'the signature is inside a string',
		() => Buffer.from('%PDF-1.7\n1 0 obj\n(/ByteRange [0 1 2 3] /Contents <00>)\nendobj\n%%EOF\n'),
		'broken',
	],
	['the dictionary has two contents', () => aSignedPdf(council, { pdf: { entries: '/Contents <00> ' } }), 'broken'],
	[
		'the dictionary has two formats',
		() => aSignedPdf(council, { pdf: { entries: '/SubFilter /adbe.pkcs7.detached ' } }),
		'broken',
	],
	['the name of an entry is escaped', () => aSignedPdf(council, { pdf: { entries: '/Cont#65nts <00> ' } }), 'broken'],
	['the format is an old one over SHA-1', () => aSignedPdf(council, { pdf: { format: 'adbe.pkcs7.sha1' } }), 'broken'],
	['the format is unknown', () => aSignedPdf(council, { pdf: { format: 'adbe.x509.rsa_sha1' } }), 'broken'],
	[
		'the dictionary is nested without end',
		() => aSignedPdf(council, { pdf: { entries: `/A ${'['.repeat(5_000)} ` } }),
		'broken',
	],
	// The signature
	[
		'the signature was copied from another file',
		() => fillSignature(anUnsignedPdf({ text: 'another' }), () => signatureIn(signed)),
		'changed-after',
	],
	['the signature is cut off', () => withSignature((signature) => signature.subarray(0, -40)), 'changed-after'],
	['the signature is noise', () => withSignature((signature) => Buffer.alloc(signature.length, 'theatre')), 'broken'],
	['the signature is empty', () => withSignature(() => Buffer.of()), 'broken'],
	[
		'something follows the signature',
		() => withSignature((signature) => Buffer.concat([signature, Buffer.from('x')])),
		'broken',
	],
	[
		'its length is indefinite',
		() => withSignature((signature) => Buffer.concat([Buffer.of(0x30, 0x80), signature.subarray(4), Buffer.of(0, 0)])),
		'broken',
	],
	[
		'its length is longer than needed',
		() => withSignature((signature) => Buffer.concat([Buffer.of(0x30, 0x83, 0), signature.subarray(2)])),
		'broken',
	],
	[
		'it has a million empty values',
		() => withSignature(() => der(tags.sequence, Buffer.alloc(9_000, Buffer.of(5, 0)))),
		'broken',
	],
	[
		'the value of the signature was changed',
		() =>
			withSignature((signature) =>
				Buffer.concat([signature.subarray(0, -1), Buffer.of(signature.at(-1) === 1 ? 2 : 1)]),
			),
		'changed-after',
	],
	[
		'the digest is of something else',
		() =>
			aSignedPdf(council, {
				signed: (honest) => [
					honest.contentType,
					attribute('1.2.840.113549.1.9.4', der(tags.octets, Buffer.alloc(32))),
					honest.signingCertificate,
				],
			}),
		'changed-after',
	],
	['the digest is missing', () => aSignedPdf(council, { signed: but('messageDigest') }), 'broken'],
	[
		'there are two digests',
		() => aSignedPdf(council, { signed: (honest) => [...Object.values(honest), honest.messageDigest] }),
		'broken',
	],
	['nothing is signed beside the file', () => withoutAttributes(), 'broken'],
	['the type is missing', () => aSignedPdf(council, { signed: but('contentType') }), 'broken'],
	['the type is that of a stamp', () => aSignedPdf(council, { type: '1.2.840.113549.1.9.16.1.4' }), 'broken'],
	[
		'the signed type is another one',
		() =>
			aSignedPdf(council, {
				signed: (honest) => [honest.messageDigest, attribute('1.2.840.113549.1.9.3', derOid('1.2.3'))],
			}),
		'broken',
	],
	[
		'the certificate is not the one that was meant',
		() =>
			aSignedPdf(council, {
				signed: (honest) => [
					honest.contentType,
					honest.messageDigest,
					attribute(
						'1.2.840.113549.1.9.16.2.47',
						derSequence(derSequence(derSequence(der(tags.octets, Buffer.alloc(32))))),
					),
				],
			}),
		'broken',
	],
	['the certificate is missing', () => aSignedPdf(council, { certificates: [between.certificate] }), 'broken'],
	['the key is that of another certificate', () => aSignedPdf({ ...council, key: between.key }), 'changed-after'],
	[
		'there are more certificates than anyone has',
		() =>
			aSignedPdf(council, {
				certificates: [council.certificate, ...Array.from({ length: 16 }, () => root.certificate)],
			}),
		'broken',
	],
	['it is of SHA-1', () => aSignedPdf(council, { algorithm: sha1Ecdsa }), 'weak'],
	['it is of MD5', () => aSignedPdf(rsaCouncil, { algorithm: md5Rsa }), 'weak'],
	[
		'its two hashes differ',
		() =>
			aSignedPdf(council, {
				algorithm: { ...sha1Ecdsa, digest: '2.16.840.1.101.3.4.2.3', hash: 'sha512', signature: '1.2.840.10045.4.3.2' },
			}),
		'weak',
	],
	['two have signed it at once', () => withSignature(twoSigners), 'two-signatures'],
	[
		'it is another kind of message',
		() =>
			withSignature((signature) =>
				derSequence(derOid('1.2.840.113549.1.7.3'), childrenOf(readDer(signature))[1]?.whole ?? Buffer.of()),
			),
		'broken',
	],
	['its digits are odd in number', () => oddDigits(), 'broken'],
	[
		'something else follows its dictionary',
		() =>
			fillSignature(
				Buffer.from(
					anUnsignedPdf().toString('latin1').replace(' >>\nendobj\nxref', ' >>\nstream\nendobj\nxref'),
					'latin1',
				),
				(covered) => aSignature(council, covered),
			),
		'broken',
	],
	[
		'its dictionary is of another type',
		() =>
			fillSignature(
				Buffer.from(anUnsignedPdf().toString('latin1').replace('/Type /Sig /Filter', '/Type /Abc /Filter'), 'latin1'),
				(covered) => aSignature(council, covered),
			),
		'broken',
	],
	[
		'the digest is there twice in one place',
		() => aSignedPdf(council, { signed: (honest) => [honest.contentType, twice(honest.messageDigest)] }),
		'broken',
	],
	[
		'the certificate is not the one that was meant, by SHA-1',
		() =>
			aSignedPdf(council, {
				signed: (honest) => [
					honest.contentType,
					honest.messageDigest,
					attribute(
						'1.2.840.113549.1.9.16.2.12',
						derSequence(derSequence(derSequence(der(tags.octets, Buffer.alloc(20))))),
					),
				],
			}),
		'broken',
	],
	[
		'the certificate is not the one that was meant, by SHA-512',
		() =>
			aSignedPdf(council, {
				signed: (honest) => [
					honest.contentType,
					honest.messageDigest,
					attribute(
						'1.2.840.113549.1.9.16.2.47',
						derSequence(
							derSequence(
								derSequence(derSequence(derOid('2.16.840.1.101.3.4.2.3')), der(tags.octets, Buffer.alloc(64))),
							),
						),
					),
				],
			}),
		'broken',
	],
	// Those who signed
	[
		'a certificate of its own has the name of the issuer',
		() => aSignedPdf(aSigner({ name: 'DS Council of Tests' })),
		'unknown-root',
	],
	['the root is another one', () => aSignedPdf(aSigner({ name: 'DS Council of Tests', by: stranger })), 'unknown-root'],
	[
		'the root has only the name of ours',
		() => aSignedPdf(aSigner({ name: 'DS Council of Tests', by: namesake })),
		'unknown-root',
	],
	[
		'the certificate between is missing',
		() => aSignedPdf(council, { certificates: [council.certificate] }),
		'unknown-root',
	],
	['the certificate expired', () => aSignedPdf(expired), 'expired'],
	[
		'the certificate expired, and the stamp is from after that',
		() => aSignedPdf(expired, { stampedBy: { stamper, at: new Date('2026-08-01T00:00:00Z') } }),
		'expired',
	],
	[
		'the certificate expired, and the stamp is of something else',
		() => aSignedPdf(expired, { stampedBy: { stamper, at: in2026, over: Buffer.from('another') } }),
		'expired',
	],
	[
		'the certificate expired, and the stamp is of an authority that we do not know',
		() =>
			aSignedPdf(expired, {
				stampedBy: {
					stamper: aSigner({ name: 'Clock', by: stranger, extensions: [...signsDocuments, stampsTimes] }),
					at: in2026,
				},
			}),
		'expired',
	],
	[
		'the certificate expired, and the stamp is by one who may not stamp',
		() => aSignedPdf(expired, { stampedBy: { stamper: council, at: in2026 } }),
		'expired',
	],
	[
		'the certificate expired, and the stamp is from the future',
		() => aSignedPdf(expired, { stampedBy: { stamper, at: new Date('2027-01-01T00:00:00Z') } }),
		'expired',
	],
	['the certificate is not valid yet', () => aSignedPdf(notYet), 'not-yet-valid'],
	[
		'the stamp is from before the certificate',
		() => aSignedPdf(notYet, { stampedBy: { stamper, at: in2026 } }),
		'not-yet-valid',
	],
	[
		'the certificate between expired',
		() =>
			aSignedPdf(aSigner({ name: 'DS', by: aSigner({ name: 'Old', by: root, extensions: authority(), to: in2026 }) })),
		'expired',
	],
	['the key is of 1024 bits', signedBy({ name: 'DS', rsaBits: 1024 }), 'weak'],
	[
		'a certificate names two ways in which it was issued',
		() =>
			aSignedPdf(council, {
				certificates: [otherAlgorithm(council.certificate), between.certificate],
				signed: but('signingCertificate'),
			}),
		'broken',
	],
	[
		'a certificate says twice what it is for',
		signedBy({ name: 'DS', extensions: [...signsDocuments, keyUsage('certificates')] }),
		'broken',
	],
	['the root signed it itself', () => aSignedPdf(root), 'unknown-root'],
	[
		'the certificate is an authority’s that may sign as well',
		signedBy({ name: 'DS', extensions: [authority()[0] ?? Buffer.of(), ...signsDocuments] }),
		'not-for-signing',
	],
	['its certificates lead in circles', () => inCircles(), 'broken'],
	['the key is of a curve that few know', signedBy({ name: 'DS', curve: 'secp256k1' }), 'weak'],
	[
		'the key between is of 1024 bits',
		() =>
			aSignedPdf(
				aSigner({ name: 'DS', by: aSigner({ name: 'Short', by: root, extensions: authority(), rsaBits: 1024 }) }),
			),
		'weak',
	],
	['the certificate was issued with SHA-1', signedBy({ name: 'DS', algorithm: sha1Ecdsa }), 'weak'],
	['the certificate says nothing about its use', signedBy({ name: 'DS', extensions: [] }), 'not-for-signing'],
	[
		'the certificate is for issuing others',
		signedBy({ name: 'DS', extensions: [authority()[1] ?? Buffer.of()] }),
		'not-for-signing',
	],
	['the certificate is an authority’s own', () => aSignedPdf(between), 'not-for-signing'],
	[
		'the certificate is for web servers',
		signedBy({ name: 'DS', extensions: [...signsDocuments, extendedKeyUsage(['1.3.6.1.5.5.7.3.1'])] }),
		'not-for-signing',
	],
	[
		'the certificate has a critical extension that we do not know',
		signedBy({ name: 'DS', extensions: [...signsDocuments, unknownExtension] }),
		'not-for-signing',
	],
	[
		'the certificate between may issue for some names only',
		() =>
			aSignedPdf(aSigner({ name: 'DS', by: aSigner({ name: 'Some', by: root, extensions: [...authority(), names] }) })),
		'not-for-signing',
	],
	[
		'the certificate between is no authority',
		() =>
			aSignedPdf(
				aSigner({ name: 'DS', by: aSigner({ name: 'Plain', by: root, extensions: [authority()[1] ?? Buffer.of()] }) }),
			),
		'not-for-signing',
	],
	[
		'the certificate between may not issue',
		() =>
			aSignedPdf(
				aSigner({
					name: 'DS',
					by: aSigner({ name: 'Plain', by: root, extensions: [authority()[0] ?? Buffer.of(), ...signsDocuments] }),
				}),
			),
		'not-for-signing',
	],
	[
		'a person’s certificate issued the signer’s',
		() => aSignedPdf(aSigner({ name: 'DS Council of Tests', by: council })),
		'not-for-signing',
	],
	[
		'there is one authority more than allowed',
		() => aSignedPdf(aSigner({ name: 'DS', by: aSigner({ name: 'Deep', by: between, extensions: authority() }) })),
		'not-for-signing',
	],
	['the signer has two names', signedBy({ name: 'DS', subject: { '2.5.4.10': 'Office' } }), 'not-for-signing'],
])('a signature does not count where %s', (_, file, failure) => {
	expect(check(file())).toEqual({ ok: false, failure })
})

function twice(attributeOfOne: Buffer) {
	const [oid, values] = childrenOf(readDer(attributeOfOne))
	const value = values?.body ?? Buffer.of()
	return derSequence(oid?.whole ?? Buffer.of(), der(tags.set, value, value))
}

function twoSigners(signature: Buffer) {
	const [oid, wrapped] = childrenOf(readDer(signature))
	const parts = childrenOf(childrenOf(wrapped, 0xa0)[0])
	const signer = parts.at(-1)?.body ?? Buffer.of()
	const data = derSequence(...parts.slice(0, -1).map(({ whole }) => whole), der(tags.set, signer, signer))
	return derSequence(oid?.whole ?? Buffer.of(), der(0xa0, data))
}

function oddDigits() {
	const odd = `${emptySignature.slice(0, -2)}>`
	const empty = anUnsignedPdf().toString('latin1').replace(emptySignature, odd)
	const from = empty.indexOf(odd)
	const to = from + odd.length
	const range = `[0 ${from} ${to} ${empty.length - to}]`.padEnd(emptyByteRange.length)
	return fillSignatureOf(Buffer.from(empty.replace(emptyByteRange, range), 'latin1'), from, to)
}

function otherAlgorithm(certificate: Buffer) {
	const [content, , signature] = childrenOf(readDer(certificate))
	return derSequence(
		content?.whole ?? Buffer.of(),
		derSequence(derOid('1.2.840.10045.4.3.3')),
		signature?.whole ?? Buffer.of(),
	)
}

/** Each of them has issued each other: there are more ways among them than anyone can walk. */
function inCircles() {
	const loop = aSigner({ name: 'Loop', extensions: authority() })
	const leaf = aSigner({ name: 'DS', by: loop })
	const twins = Array.from({ length: 14 }, () =>
		makeCertificate({
			subject: loop.issuedUnder,
			issuer: loop.issuedUnder,
			publicKey: createPublicKey(loop.key),
			issuerKey: loop.key,
			notBefore: validFrom,
			notAfter: validTo,
			extensions: authority(),
		}),
	)
	return aSignedPdf(leaf, { certificates: [leaf.certificate, ...twins] })
}

function secondSignature(type: string, format: string) {
	const revision = withRevision(signed, {
		30: `<< /Type /${type} /SubFilter /${format} /ByteRange ${emptyByteRange} /Contents ${emptySignature} >>`,
	})
	return fillSignature(revision, (covered) => aSignature(council, covered))
}

const stampField = '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Stamp1) /V 30 0 R /Rect [0 0 0 0] /F 132 /P 3 0 R >>'

const unfilledStamp = () =>
	withRevision(signed, {
		3: pageWith('7 0 R 31 0 R'),
		6: '<< /Fields [7 0 R 31 0 R] /SigFlags 3 >>',
		30: `<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161 /ByteRange ${emptyByteRange} /Contents ${emptySignature} >>`,
		31: stampField,
	})

/** A stamp in whose revision the last of these words is another one. */
function bentStamp(from: string, to: string) {
	const text = unfilledStamp().toString('latin1')
	const at = text.lastIndexOf(from)
	const bent = Buffer.from(text.slice(0, at) + to + text.slice(at + from.length), 'latin1')
	return fillSignature(bent, (covered) => aStamp(stamper, covered, in2026))
}

const signatureIn = (file: Buffer) => {
	const digits = /\/Contents <([\da-f]+)>/.exec(file.toString('latin1'))?.[1] ?? ''
	return Buffer.from(digits.replace(/(?:00)+$/, ''), 'hex')
}

function commentedContents() {
	const text = anUnsignedPdf().toString('latin1').replace('/Contents <', '%Contents <')
	return fillSignature(Buffer.from(text, 'latin1'), (covered) => aSignature(council, covered))
}

function insideStream() {
	const dictionary = `/Type /Sig /SubFilter /ETSI.CAdES.detached /ByteRange ${emptyByteRange} /Contents ${emptySignature}`
	const file = Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Length 99 >>\nstream\n${dictionary}\nendstream\nendobj\n%%EOF\n`)
	return fillSignature(file, (covered) => aSignature(council, covered))
}

/** As older signers made them: over the file itself. */
function withoutAttributes() {
	return withSignature((signature) => {
		const hex = signature.toString('hex')
		const at = hex.lastIndexOf(
			'a0',
			hex.indexOf(attribute('1.2.840.113549.1.9.3', derOid('1.2.840.113549.1.7.1')).toString('hex')),
		)
		return Buffer.from(`${hex.slice(0, at)}a3${hex.slice(at + 2)}`, 'hex')
	})
}

test('a certificate is judged by the day of the check where there is no stamp', () => {
	expect(check(signed, new Date(validFrom.getTime() - 1))).toEqual({ ok: false, failure: 'not-yet-valid' })
	expect(check(signed, validFrom)).toMatchObject({ ok: true })
	expect(check(signed, validTo)).toMatchObject({ ok: true })
	expect(check(signed, new Date(validTo.getTime() + 1))).toEqual({ ok: false, failure: 'expired' })
})

test('no changed byte of a signed file counts, and none makes the check throw', () => {
	const count = signed.length
	const hole = signed.indexOf('/Contents <') + '/Contents <'.length
	const places = Array.from({ length: 400 }, (_, at) => Math.floor((at * count) / 400)).filter(
		// The zeros that fill the hole may be written in either case; they say nothing.
		(at) => at < hole || at > hole + 20_000,
	)
	const accepted = places.filter((at) => {
		const bent = Buffer.from(signed)
		bent.writeUInt8((bent[at] ?? 0) ^ 1, at)
		return check(bent).ok
	})
	expect(accepted).toEqual([])
})

test('no changed byte of the signature itself makes the check throw, and none brings another signer', () => {
	const hole = signed.indexOf('/Contents <') + '/Contents <'.length
	const names = Array.from({ length: signatureIn(signed).length }, (_, at) => {
		const bent = Buffer.from(signed)
		const digits = Number.parseInt(bent.toString('latin1', hole + 2 * at, hole + 2 * at + 2), 16) ^ 1
		bent.write(digits.toString(16).padStart(2, '0'), hole + 2 * at, 'latin1')
		const checked = check(bent)
		return checked.ok ? checked.value.signer.commonName : null
	})
	expect(new Set(names)).toEqual(new Set([null, 'DS Council of Tests']))
})

test.each([
	['many objects', () => '1 0 obj\n'.repeat(2_500_000)],
	['many opened lists', () => '['.repeat(20_000_000)],
	['many opened dictionaries behind an object', () => `1 0 obj ${'<</A'.repeat(5_000_000)}`],
	['many digits', () => '1'.repeat(20_000_000)],
	['many blanks', () => ' '.repeat(20_000_000)],
])('a file of twenty megabytes is answered for: %s', (_, filling) => {
	const file = Buffer.from(`%PDF-1.7\n${filling()} /ByteRange [0 1 2 3] /Contents <00>\n%%EOF\n`)

	expect(check(file)).toEqual({ ok: false, failure: 'broken' })
})

test('roots are read from a file with several certificates, and refused where one is damaged', () => {
	expect(readRoots(pemOf(root) + pemOf(stranger))).toHaveLength(2)
	expect(readRoots('no certificate')).toBeNull()
	expect(readRoots(`${pemOf(root)}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`)).toBeNull()
})
