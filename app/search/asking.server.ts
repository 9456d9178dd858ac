import type { Point } from '#app/catalog/distance.ts'
import { entryOf } from './entry.server.ts'
import { readFacts } from './facts.server.ts'
import type { Question } from './question.server.ts'
import { type Answer, answerPlainly } from './reference.ts'

/** Puts a question to everybody who can be found now. */
export async function ask(question: Question): Promise<Answer & { points: (Point | null)[] }> {
	const facts = await readFacts(undefined, 100_000)
	const entries = facts.map(entryOf)
	const answer = answerPlainly(entries, question)
	const points = new Map(entries.map(({ id, point }) => [id, point]))
	return { ...answer, points: answer.ids.map((id) => points.get(id) ?? null) }
}
