// What the record of an operator says about made-up papers, forged and honest. Their print is given, not read.
import { expect, test } from 'vitest'
import { aCredential, aDocument, aPaper } from '#app/credentials/fixtures.server.ts'
import { proveGrade } from '#app/credentials/grade-proof.server.ts'
import { checkGrades } from '#app/credentials/grades.ts'
import { flagSentences } from '#app/credentials/papers/paper-checks.ts'
import { proofOf } from '#app/credentials/papers/paper-proof.server.ts'
import { readPaper } from '#app/credentials/papers/read-paper.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { findCredentialRecord } from '#app/operations/credentials/credential-record.server.ts'
import { openCode } from '#app/operations/credentials/credential-code.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { editorNamedIn } from '#app/platform/files/edited-with.server.ts'
import { pictureHash } from '#app/platform/files/picture-hash.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { asPrinted } from './papers/as-printed.ts'
import { type ForgedPaper, forgedPapers, forgeries, type MadePaper, madePapers } from './papers/made-papers.ts'
import { photographed } from './papers/photographed.ts'

type Uploaded = {
	paper: MadePaper
	by?: string
	file?: Buffer
	status?: 'pending' | 'verified'
	photo?: boolean
	editor?: string | null
}

/** The person who uploads it types what is printed on it. */
async function uploaded({
	paper,
	by = paper.truth.name,
	file = paper.pdf,
	status = 'pending',
	photo,
	editor = null,
}: Uploaded) {
	const { kind, truth } = paper
	const specialist = await aSpecialist({ name: by })
	const claim =
		kind === 'registration'
			? { title: 'Registration', councilCode: truth.councilCode ?? null }
			: { title: 'MD Anaesthesiology', institution: 'Sahyadri Medical College, Satara' }
	const days = {
		issuedOn: truth.issuedOn === undefined ? null : wholeDay(truth.issuedOn, '01'),
		validUntil: truth.validUntil === undefined ? null : wholeDay(truth.validUntil, '28'),
	}
	const own = { kind, status, number: truth.number, year: Number(truth.year), ...claim, ...days }
	const { id } = await aCredential(specialist, own)
	const seen = { signature: proofOf(file), editedWith: editor }
	const document = await aDocument({ id }, seen)
	const looks = { pictureHash: photo ? await pictureHash(await photographed(paper.pdf, 'straight')) : null }
	const reading = readPaper(await asPrinted(paper), kind)
	await aPaper(specialist, { documentId: document.id, kind, status: 'read', reading, ...looks })
	return { id, document: { ...document, credentialId: id } }
}

/** Cards name a month alone. */
const wholeDay = (date: string, day: string) => (date.length === 7 ? `${date}-${day}` : date)

const recordOf = async (id: string) => {
	const record = await findCredentialRecord(await anOperator(), id)
	if (!record) throw new Error('There is no record')
	return record
}
type CredentialRecord = Awaited<ReturnType<typeof recordOf>>

/** Everything on the record that asks an operator to look. */
const signsOn = ({ signature, editedWith, paper, claimants, samePictures }: CredentialRecord): string[] => [
	...(signature && !signature.counts ? [signature.title] : []),
	...(editedWith === null ? [] : ['editor']),
	...(paper?.reading?.flags ?? []),
	...(paper?.checks ?? []).flatMap(({ label, state }) => (state === 'differs' ? [`${label} differs`] : [])),
	...(claimants.length > 0 ? ['claimed by another'] : []),
	...(samePictures.length > 0 ? ['same picture'] : []),
]

const expected: { [forgery in ForgedPaper['forgery']]: string } = {
	'code of another number': flagSentences['code-differs'],
	'code to a name like the council’s': flagSentences['code-of-other-host'],
	'code to another host': flagSentences['code-of-other-host'],
	'code to another council': flagSentences['code-of-other-issuer'],
	'longer term': flagSentences['unusual-term'],
	'paper of another person': 'Name differs',
	'number of another person': 'claimed by another',
	'copy with another name': 'same picture',
	'changed after it was signed': 'The digital signature does not count: the file was changed after it was signed',
	'made by an editor': 'editor',
}

test('every forged paper is shown to the operator for what it is, and no program calls it more than seen', async () => {
	const forged = await forgedPapers()
	expect(forged.length).toBeGreaterThanOrEqual(40)
	expect(new Set(forged.map(({ forgery }) => forgery))).toEqual(new Set(forgeries))

	const operator = await anOperator()
	const unseen: string[] = []
	const believed: string[] = []
	const opened: string[] = []
	for (const paper of forged) {
		const photo = paper.forgery === 'copy with another name'
		if (paper.original) await uploaded({ paper: paper.original, status: 'verified', photo })
		const editor = paper.forgery === 'made by an editor' ? await editorNamedIn(paper.upload) : null
		const { id, document } = await uploaded({ paper, by: paper.uploadedBy, file: paper.upload, photo, editor })
		if (!signsOn(await recordOf(id)).includes(expected[paper.forgery])) unseen.push(paper.id)
		for (const grade of ['signed', 'council-page'] as const) {
			const proven = await db.transaction((tx) => proveGrade(tx, operator, grade, document))
			if (proven.ok) believed.push(`${paper.id}: ${grade}`)
		}
		// Their own page is never offered as the council’s.
		if (/host|name like/.test(paper.forgery) && (await openCode(operator, id)) !== null) opened.push(paper.id)
	}
	expect(checkGrades.indexOf('seen')).toBe(checkGrades.length - 1)
	expect({ unseen, believed, opened }).toEqual({ unseen: [], believed: [], opened: [] })
})

test('of honest papers at most one in twenty asks an operator to look', async () => {
	const honest = await madePapers()
	const flagged: string[] = []
	expect(await editorNamedIn(honest[0]?.pdf ?? Buffer.of())).toBeNull()
	const ids: [MadePaper, string][] = []
	for (const paper of honest) ids.push([paper, (await uploaded({ paper })).id])
	for (const [paper, id] of ids) {
		const signs = signsOn(await recordOf(id))
		if (signs.length > 0) flagged.push(`${paper.id}: ${signs.join(', ')}`)
	}

	expect(honest).toHaveLength(60)
	expect(flagged.slice(honest.length / 20)).toEqual([])
})
