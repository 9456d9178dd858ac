import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkDocument } from '#app/platform/check-document.server.ts'
import { fields, type Score, scoreOf, type Truth } from '#app/specialists/resume-reading/score.fixtures.ts'
import { type ReadResume, readResume } from '#app/specialists/resume-reading/read.server.ts'
import { redactResume } from '#app/specialists/resume-redaction.server.ts'
import { registerRule } from '#app/specialists/resume-rules.ts'
import truths from './resumes/truth.json' with { type: 'json' }

/** Of many makers: word processors, LaTeX, job portals, forms, scans with text. All of them are made up. */
const files = new Map<string, { truth: Truth; read: ReadResume; score: Score }>()
const unread = ['r12-password.pdf', 'r10-scan-image.pdf', 'r24-no-tounicode.pdf']

/** As it is served: what the gate keeps of the file is what is read. */
async function readAsServed(name: string) {
	const checked = await checkDocument(readFileSync(`test/resumes/${name}`), registerRule)
	if (!checked.ok) throw new Error(`${name}: ${checked.failure}`)
	const { bytes, contentType } = checked.value
	return readResume({ bytes, contentType, today: '2026-11-27' })
}

beforeAll(async () => {
	for (const [name, written] of Object.entries(truths)) {
		const truth = written as unknown as Truth
		const read = await readAsServed(name)
		if (!read.ok) throw new Error(`${name} is unreadable`)
		files.set(name, { truth, read: read.value, score: scoreOf(read.value.proposal, truth) })
	}
}, 300_000)

test('every file beside the truths is one of them, or cannot be read', () => {
	const given = readdirSync('test/resumes').filter((name) => /\.(?:pdf|docx)$/.test(name))
	expect(given.toSorted()).toEqual([...files.keys(), ...unread].toSorted())
})

test.each(fields)('nine of ten are read rightly: %s', (field) => {
	const scores = [...files.values()].map(({ score }) => score)
	const [right, of] = [sum(scores.map((score) => score.right[field])), sum(scores.map((score) => score.of[field]))]
	expect(of).toBeGreaterThan(15)
	const missed = [...files].flatMap(([name, { score }]) =>
		score.missed.filter((each) => each.startsWith(field)).map((each) => `${name} ${each}`),
	)
	expect(right / of, `missed: ${missed.join('\n')}`).toBeGreaterThanOrEqual(0.9)
})

test('nothing that is wrong is selected for the person', () => {
	expect([...files].flatMap(([name, { score }]) => score.wrong.map((wrong) => `${name} ${wrong}`))).toEqual([])
})

test('in the preview there is no employer, and every role', () => {
	const nothing = {
		hidesName: false,
		hidesColleges: false,
		names: [],
		employers: [],
		colleges: [],
		registrationNumbers: [],
	}
	for (const [name, { truth, read }] of files) {
		const preview = redactResume(read.text, nothing).replace(/\s+/g, ' ')
		for (const [role, place] of truth.posts) {
			expect(
				preview.includes(place) && !truth.degrees.some(([, college]) => college?.includes(place)),
				`${name}: ${place}`,
			).toBe(false)
			for (const word of role.split(' '))
				expect(preview.toLowerCase(), `${name}: ${role}`).toContain(word.toLowerCase())
		}
		if (truth.reg) expect(preview, `${name}`).not.toContain(truth.reg[0])
	}
})

test('a scan and a file whose letters cannot be copied say so, and a locked one is refused', async () => {
	expect(await readAsServed('r10-scan-image.pdf')).toMatchObject({ ok: false })
	expect(await readAsServed('r24-no-tounicode.pdf')).toMatchObject({ ok: false })
	await expect(readAsServed('r12-password.pdf')).rejects.toThrow('locked')
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
