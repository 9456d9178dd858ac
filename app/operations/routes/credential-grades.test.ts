import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCredential, aDocument, aPaper } from '#app/credentials/fixtures.server.ts'
import { checkGrades, type CheckGrade } from '#app/credentials/grades.ts'
import { verifyCredential } from '#app/credentials/decisions.server.ts'
import type { PaperReading } from '#app/credentials/papers/paper.ts'
import type { PaperProof } from '#app/credentials/papers/paper-proof.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'
import { askRoute, type RouteAnswer } from '#test/ask-route.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { openCode } from '../credentials/credential-code.server.ts'
import { gradeOf, sourcesFor } from '../credentials/registers.ts'
import { loader as openPage } from './credential-code.tsx'
import { action as verify } from './verify-credential.tsx'

const council = 'Maharashtra Medical Council'
const host = 'maharashtramedicalcouncil.in'
const signedByCouncil: PaperProof = { kind: 'signed', issuer: council, signer: 'DS Council 1', stampedAt: null }
const notCounting: PaperProof = { kind: 'does-not-count', why: 'unknown-root', signer: 'Someone' }
const readingOf = (address: string | null): PaperReading => ({
	...{ kind: 'registration', width: 100, height: 100, leans: 0, fields: {}, isPermanent: false, flags: [] },
	code: address === null ? null : { text: address, host: new URL(address).hostname },
})

async function waiting({ proof = null, address = null }: { proof?: PaperProof | null; address?: string | null } = {}) {
	const asha = await aSpecialist()
	const credential = await aCredential(asha, { status: 'pending' })
	const document = await aDocument(credential, { signature: proof })
	await aPaper(asha, { documentId: document.id, status: 'read', reading: readingOf(address) })
	return { ...credential, documentId: document.id }
}
const find = async (id: string) => only(await db.select().from(credentials).where(eq(credentials.id, id)))

const statusOf = ({ status, init }: RouteAnswer) => status ?? init?.status

const signature = `Digital signature of ${council}`
const page = `Page of ${host}, opened by the code on the document`
const official = `https://${host}/verify?no=1`

type Chosen = { source?: string; otherSource?: string }
type State = { proof?: PaperProof; address?: string; opened?: boolean }
const is = { signed: 'signed', page: 'council-page', register: 'register', seen: 'seen' } as const
const refused = 'refused'
const everything: State = { proof: signedByCouncil, address: official, opened: true }

test.each<[string, Chosen, State, CheckGrade | typeof refused]>([
	['the signature of a signed file', { source: signature }, { proof: signedByCouncil }, is.signed],
	['a signature that does not count', { source: signature }, { proof: notCounting }, is.seen],
	['a signature where there is none', { source: signature }, {}, is.seen],
	['the page of the code, opened', { source: page }, { address: official, opened: true }, is.page],
	['the page of the code, not opened', { source: page }, { address: official }, refused],
	['a page where the document has no code', { source: page }, {}, is.seen],
	[
		'a page of a host that is no issuer',
		{ source: 'Page of example.org, opened by the code on the document' },
		{ address: 'https://example.org/1' },
		is.seen,
	],
	['a national register', { source: 'Indian Medical Register' }, everything, is.register],
	['the council’s register', { source: `${council}, online register` }, everything, is.register],
	['the council by phone', { source: `${council}, by phone` }, everything, is.seen],
	['a source in words of the operator', { otherSource: 'Digital signature, checked by me' }, everything, is.seen],
	['words of the operator beside the signature', { source: signature, otherSource: 'Letter' }, everything, is.seen],
	['a source that was not offered', { source: 'signed' }, everything, is.seen],
])('checked against %s', async (_, form, { proof, address, opened }, grade) => {
	const as = await anOperator()
	const credential = await waiting({ proof: proof ?? null, address: address ?? null })
	if (opened) expect(await openCode(as, credential.id)).toBe(address)

	const answer = await askRoute(verify, `/operator/credentials/${credential.id}/verification`, {
		as,
		form: { version: '1', ...form },
	})

	expect(statusOf(answer)).toBe(grade === refused ? 409 : 303)
	expect(await find(credential.id)).toMatchObject(
		grade === refused ? { status: 'pending', checkGrade: null } : { status: 'verified', checkGrade: grade },
	)
})

describe('whatever asks for it', () => {
	test.each(checkGrades)('%s needs its own proof, and no other', async (grade) => {
		const operator = await anOperator()
		const decide = async (state: { proof?: PaperProof; address?: string }, opens: boolean) => {
			const { id } = await waiting({ proof: state.proof ?? null, address: state.address ?? null })
			if (opens) await openCode(operator, id)
			const check = { checkedAgainst: 'It', checkGrade: grade, seenVersion: 1 }
			return (await verifyCredential(operator, id, check)).ok
		}

		expect(await decide({}, false)).toBe(grade === 'register' || grade === 'seen')
		expect(await decide({ proof: signedByCouncil }, false)).toBe(grade !== 'council-page')
		expect(await decide({ address: official }, true)).toBe(grade !== 'signed')
		expect(await decide({ proof: signedByCouncil, address: official }, true)).toBe(true)
	})

	test('a page that another operator opened, or that of an earlier document, was not opened by this one', async () => {
		const [ravi, lata] = [await anOperator(), await anOperator({ name: 'Lata Rane' })]
		const credential = await waiting({ address: official })
		const check = { checkedAgainst: page, checkGrade: 'council-page', seenVersion: 1 } as const
		await openCode(lata, credential.id)

		expect(await verifyCredential(ravi, credential.id, check)).toEqual({ ok: false, failure: 'page-not-opened' })
		await openCode(ravi, credential.id)
		const other = await waiting({ address: official })
		expect(await verifyCredential(ravi, other.id, check)).toEqual({ ok: false, failure: 'page-not-opened' })
		expect((await verifyCredential(ravi, credential.id, check)).ok).toBe(true)
	})

	test('a credential that is submitted again has no grade', async () => {
		const operator = await anOperator()
		const credential = await waiting()
		const check = { checkedAgainst: 'Register', checkGrade: 'register', seenVersion: 1 } as const
		await verifyCredential(operator, credential.id, check)
		expect((await find(credential.id)).checkGrade).toBe('register')
		await db.update(credentials).set({ status: 'pending', checkGrade: null }).where(eq(credentials.id, credential.id))

		// As a release that knows no grades would verify it.
		await db.update(credentials).set({ status: 'verified' }).where(eq(credentials.id, credential.id))
		expect((await find(credential.id)).checkGrade).toBe('seen')
	})
})

test('opening the page of a code is noted, leads there, and nowhere that is not on the list of issuers', async () => {
	const as = await anOperator()
	const open = async (address: string | null) => {
		const { id } = await waiting({ address })
		return askRoute(openPage, `/operator/credentials/${id}/code`, { as })
	}
	const shown = await open(official)

	expect([statusOf(shown), shown.headers.get('Location')]).toEqual([302, official])
	expect(await readAuditEvents(eq(auditEvents.action, 'credential.code-opened'))).toMatchObject([
		{ actorAccountId: as.accountId, subjectType: 'credential', facts: { documentId: expect.any(String) } },
	])
	expect(statusOf(await open('https://example.org/1'))).toBe(404)
	expect(statusOf(await open(null))).toBe(404)
})

test('each grade is offered by its own sources, and by no other', () => {
	const offered = (['registration', 'degree', 'certificate'] as const).flatMap((kind) =>
		sourcesFor(kind, council, 'doctor', { signedBy: council, codeHost: host }),
	)
	const texts = (grade: CheckGrade) => [
		...new Set(offered.filter((one) => one.grade === grade).map(({ text }) => text)),
	]

	expect(texts('signed')).toEqual([signature])
	expect(texts('council-page')).toEqual([page])
	expect(texts('register')).toEqual([
		'Indian Medical Register',
		`${council}, online register`,
		'Degree certificate and university list',
		'National Board results list',
	])
	for (const { text, grade } of offered) expect(gradeOf(offered, { source: text })).toBe(grade)
})
