import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkDocument } from '#app/platform/files/check-document.server.ts'
import { fields, type Score, scoreOf, type Truth } from '#app/specialists/resumes/resume-reading/score.fixtures.ts'
import { readDocument } from '#app/specialists/resumes/resume-reading/document.server.ts'
import { type ReadResume, readResume } from '#app/specialists/resumes/resume-reading/read.server.ts'
import { redactResume } from '#app/specialists/resumes/resume-redaction.server.ts'
import { registerRule } from '#app/specialists/resumes/resume-rules.ts'
import eighth from './resumes/truth-eighth.json' with { type: 'json' }
import eleventh from './resumes/truth-eleventh.json' with { type: 'json' }
import fifth from './resumes/truth-fifth.json' with { type: 'json' }
import fourteenth from './resumes/truth-fourteenth.json' with { type: 'json' }
import fourth from './resumes/truth-fourth.json' with { type: 'json' }
import ninth from './resumes/truth-ninth.json' with { type: 'json' }
import second from './resumes/truth-second.json' with { type: 'json' }
import seventh from './resumes/truth-seventh.json' with { type: 'json' }
import sixth from './resumes/truth-sixth.json' with { type: 'json' }
import tenth from './resumes/truth-tenth.json' with { type: 'json' }
import thirteenth from './resumes/truth-thirteenth.json' with { type: 'json' }
import third from './resumes/truth-third.json' with { type: 'json' }
import twelfth from './resumes/truth-twelfth.json' with { type: 'json' }
import first from './resumes/truth.json' with { type: 'json' }

/**
 * Of many makers: word processors, LaTeX, browsers, job portals, forms, scans with text. All of them are made up. All sets but the first and
 * the fourth were written by people who had not read the reader; from the fifth on, skills and degrees have our names for them.
 */
const sets = {
	first,
	second,
	third,
	fourth,
	fifth,
	sixth,
	seventh,
	eighth,
	ninth,
	tenth,
	eleventh,
	twelfth,
	thirteenth,
	fourteenth,
}
type SetName = keyof typeof sets
const files = new Map<string, { set: SetName; truth: Truth; read: ReadResume; score: Score }>()
const withoutText = ['r12-password.pdf', 'r10-scan-image.pdf', 'r24-no-tounicode.pdf']

/** As it is served: what the gate keeps of the file is what is read, here without a thread for each. */
async function readAsServed(name: string) {
	const checked = await checkDocument(readFileSync(`test/resumes/${name}`), registerRule)
	if (!checked.ok) throw new Error(`${name}: ${checked.failure}`)
	const { bytes, contentType } = checked.value
	return { bytes, contentType, today: '2026-11-27' }
}

beforeAll(async () => {
	for (const [set, truths] of Object.entries(sets))
		for (const [name, written] of Object.entries(truths)) {
			const truth = written as unknown as Truth
			const file = await readAsServed(name)
			const read = await readDocument({ ...file, bytes: new Uint8Array(file.bytes) })
			if (read === 'no-text') throw new Error(`${name}: ${read}`)
			if (read.failures.length > 0) throw new Error(`${name}: ${read.failures.join()}`)
			files.set(name, { set: set as SetName, truth, read, score: scoreOf(read.proposal, truth) })
		}
}, 900_000)

test('every file beside the truths is one of them, or has no text to copy', () => {
	const given = readdirSync('test/resumes').filter((name) => /\.(?:pdf|docx)$/.test(name))
	expect(given.toSorted()).toEqual([...files.keys(), ...withoutText].toSorted())
})

/** The first set was written before contact details were read. */
const measured = Object.keys(sets).flatMap((set) =>
	fields
		.filter((field) => set !== 'first' || (field !== 'email' && field !== 'phone'))
		.map((field) => ({ set, field })),
)

test.each(measured)('nine of ten of the $set set are read rightly: $field', ({ set, field }) => {
	const own = [...files].filter(([, file]) => file.set === set)
	const scores = own.map(([, { score }]) => score)
	const [right, of] = [sum(scores.map((score) => score.right[field])), sum(scores.map((score) => score.of[field]))]
	expect(of).toBeGreaterThanOrEqual(14)
	const missed = own.flatMap(([name, { score }]) =>
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
	const faults = [...files].flatMap(([name, { truth, read }]) => {
		const preview = redactResume(read.text, nothing).replace(/\s+/g, ' ')
		const isSchool = (place: string) => truth.degrees.some(([, college]) => college?.includes(place))
		const shown = [...truth.posts.map(([, place]) => place).filter((place) => !isSchool(place)), truth.reg?.[0] ?? '']
		const words = truth.posts.flatMap(([role]) => role.split(' '))
		return [
			...shown.filter((text) => text !== '' && preview.includes(text)).map((text) => `${name} shows ${text}`),
			...words
				.filter((word) => !preview.toLowerCase().includes(word.toLowerCase()))
				.map((word) => `${name} loses ${word}`),
		]
	})
	expect(faults).toEqual([])
})

test('in the preview of someone who is anonymous there is neither name nor contact data, and the headings stay', () => {
	for (const [name, { set, truth, read }] of files) {
		if (set === 'first' || set === 'third') continue
		const owner = { names: [truth.name], employers: [], colleges: [], registrationNumbers: [] }
		const preview = redactResume(read.text, { ...owner, hidesName: true, hidesColleges: false })
		for (const word of truth.name.split(' ').filter((each) => each.length > 2))
			expect(preview, `${name}`).not.toMatch(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu'))
		expect(preview.toLowerCase(), `${name}`).not.toContain(truth.email)
		expect(preview.replace(/[ ()-]/g, ''), `${name}`).not.toMatch(/(?<!\d)[6-9]\d{9}(?!\d)/)
		for (const [heading] of read.text.matchAll(/^(?:education|skills|work experience|languages)$/gim))
			expect(preview, `${name}`).toContain(heading)
	}
})

test.each(['p01-naukri-anaesthetist.pdf', 'p06-ahmedabad-application-form-gynaec.docx'])(
	'%s is read the same in a thread of its own',
	async (name) => {
		expect(await readResume(await readAsServed(name))).toMatchObject({
			ok: true,
			value: { text: files.get(name)?.read.text },
		})
	},
)

test('a scan and a file whose letters cannot be copied are read from their pictures, and a locked one is refused', async () => {
	for (const name of ['r10-scan-image.pdf', 'r24-no-tounicode.pdf']) {
		const read = await readResume(await readAsServed(name), { timeMs: 120_000 })
		expect(read).toMatchObject({
			ok: true,
			value: {
				proposal: {
					name: 'Dr Vaishali Kulkarni-Deshpande',
					phone: '+919822441187',
					registration: { number: '2012/07/2241', councilCode: 'MH-MC' },
					employers: [{ startsOn: '2019-04-01' }, { startsOn: '2016-08-01' }],
				},
			},
		})
	}
	await expect(readAsServed('r12-password.pdf')).rejects.toThrow('locked')
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
