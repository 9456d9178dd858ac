import { goodEnough, variety } from './weights.ts'

type Ranked = { score: number; shape: string }

/**
 * Lets the first few jobs differ in shape, which is hospital, speciality and shift: a job whose shape is already above
 * gives way to the next one of another shape. That one is good enough and at most a few points behind, so no one reads
 * a worse job for the sake of variety, and from there on the order is that of the scores.
 */
export function withVariety<Job extends Ranked>(ranked: readonly Job[]): Job[] {
	const rest = [...ranked]
	const first: Job[] = []
	while (first.length < variety.among && rest.length > 0) {
		const [best] = rest
		const isNew = ({ shape }: Job) => first.every((above) => above.shape !== shape)
		const other = rest.find(
			(job) => isNew(job) && job.score >= goodEnough && job.score >= (best?.score ?? 0) - variety.points,
		)
		first.push(...rest.splice(other ? rest.indexOf(other) : 0, 1))
	}
	return [...first, ...rest]
}
