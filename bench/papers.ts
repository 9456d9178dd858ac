import { isSure, numberLetters, type PaperField, type PaperReading } from '#app/credentials/papers/paper.ts'
import { readPaper } from '#app/credentials/papers/read-paper.ts'
import { readPicture } from '#app/platform/ocr/read-picture.server.ts'
import { forgedPapers, madePapers } from '#test/papers/made-papers.ts'
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
	/** Of pictures that nothing is wrong with, and of forged ones. */
	flagged: { honest: number; forged: number; ofForged: number }
	/** From the picture to its fields on a machine with nothing else to do, in milliseconds. */
	p50Ms: number
	p95Ms: number
}

const nothing: Pick<PaperReading, 'fields' | 'flags'> = { fields: {}, flags: [] }
const none = (): Counts => ({ right: 0, open: 0, wrong: 0 })

/** Sixty papers of our own making, each photographed in six ways, one after the other. */
export async function measurePapers(): Promise<PapersRead[]> {
	const papers = await madePapers()
	const forged = await forgedPapers()
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
			const { fields, flags } = text.ok ? readPaper(text.value, paper.kind) : nothing
			if (flags.length > 0) flagged.honest++
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
			if (text.ok && readPaper(text.value, paper.kind).flags.length > 0) flagged.forged++
		}
		const [p50Ms, p95Ms] = [quantile(times, 0.5), quantile(times, 0.95)]
		results.push({ way, pictures: papers.length, unreadable, ...counts, flagged, p50Ms, p95Ms })
	}
	return results
}
