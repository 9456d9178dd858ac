import { isSure, numberLetters, type PaperField, type PaperReading } from '#app/credentials/papers/paper.ts'
import { readPaper } from '#app/credentials/papers/read-paper.ts'
import { compareNames } from '#app/credentials/compare-names.ts'
import { proofOf } from '#app/credentials/papers/paper-proof.server.ts'
import { readPicture } from '#app/platform/ocr/read-picture.server.ts'
import { type ForgedPaper, forgedPapers, madePapers } from '#test/papers/made-papers.ts'
import { photographed, type Way, ways } from '#test/papers/photographed.ts'
import { quantile } from './figures.ts'

type Counts = { right: number; open: number; wrong: number }

export type PapersRead = {
	way: Way
	pictures: number
	unreadable: number
	/** Fields that were filled in as printed, left open, or filled in with something else. */
	number: Counts
	validUntil: Counts
	/** Every other field of the form. */
	others: Counts
	/** Of pictures that nothing is wrong with, and of forged ones whose picture or uploader's name tells; how many of all forged pass for signed. */
	flagged: { honest: number; forged: number; ofForged: number }
	forgedAboveSeen: number
	/** From the picture to its fields on a machine with nothing else to do, in milliseconds. */
	p50Ms: number
	p95Ms: number
}

const nothing: Pick<PaperReading, 'fields' | 'flags'> = { fields: {}, flags: [] }
const none = (): Counts => ({ right: 0, open: 0, wrong: 0 })

/** What no picture tells by itself: whose number and picture it is, and what is wrong with the file. `test/forged-papers.test.ts` has them. */
const notOnThePicture: readonly ForgedPaper['forgery'][] = [
	'number of another person',
	'copy with another name',
	'changed after it was signed',
	'made by an editor',
]

/** What an operator is asked to look at: what the picture shows, or another name than the profile's. */
const isFlagged = ({ fields, flags }: Pick<PaperReading, 'fields' | 'flags'>, profileName: string) =>
	flags.length > 0 || (isSure(fields.name) && compareNames(profileName, fields.name.value) === 'different')

/** Sixty papers of our own making, each photographed in six ways, one after the other. */
export async function measurePapers(): Promise<PapersRead[]> {
	const papers = await madePapers()
	const allForged = await forgedPapers()
	const forged = allForged.filter(({ forgery }) => !notOnThePicture.includes(forgery))
	const forgedAboveSeen = allForged.filter(({ upload }) => proofOf(upload)?.kind === 'signed').length
	const results: PapersRead[] = []
	for (const way of ways) {
		const counts = { number: none(), validUntil: none(), others: none() }
		const times: number[] = []
		let unreadable = 0
		const flagged = { honest: 0, forged: 0, ofForged: forged.length }
		for (const paper of papers) {
			const picture = await photographed(paper.pdf, way)
			const begun = performance.now()
			const text = await readPicture(picture)
			times.push(performance.now() - begun)
			if (!text.ok) unreadable++
			const reading = text.ok ? readPaper(text.value, paper.kind) : nothing
			const { fields } = reading
			if (isFlagged(reading, paper.truth.name)) flagged.honest++
			for (const [name, printed] of Object.entries(paper.truth)) {
				const field = fields[name as PaperField]
				const count = name === 'number' || name === 'validUntil' ? counts[name] : counts.others
				if (!isSure(field) || field.value === '') count.open++
				else if (numberLetters(field.value) === numberLetters(printed)) count.right++
				else count.wrong++
			}
		}
		for (const paper of forged) {
			const text = await readPicture(await photographed(paper.pdf, way))
			if (text.ok && isFlagged(readPaper(text.value, paper.kind), paper.uploadedBy)) flagged.forged++
		}
		const [p50Ms, p95Ms] = [quantile(times, 0.5), quantile(times, 0.95)]
		results.push({ way, pictures: papers.length, unreadable, ...counts, flagged, forgedAboveSeen, p50Ms, p95Ms })
	}
	return results
}
