import { type Compiled, readTexts } from './compiled.server.ts'
import { QuestionsFrontMatter } from './front-matter.ts'

/** A question with its answer as HTML. `id` is its anchor on the page of all questions. */
export type Question = { id: string; question: string; answer: string }
export type QuestionGroup = { slug: string; title: string; questions: Question[] }

const groups = readTexts(import.meta.glob<Compiled>('./faq/*.mdx', { eager: true }), QuestionsFrontMatter)

/** A group is one file: each heading in it asks, and what follows the heading answers. */
export function listQuestions(): QuestionGroup[] {
	return groups().map(({ slug, title, headings, html }) => {
		const answers = html().split(/<h2 id="[^"]+">.*?<\/h2>/s)
		return {
			slug,
			title,
			questions: headings.map(({ id, text }, index) => ({
				id,
				question: text,
				answer: (answers[index + 1] ?? '').trim(),
			})),
		}
	})
}

/** Those questions, in that order, from whichever group they are in. */
export function pickQuestions(ids: readonly string[]): Question[] {
	const all = listQuestions().flatMap(({ questions }) => questions)
	return ids.map((id) => {
		const found = all.find((question) => question.id === id)
		if (!found) throw new Error(`There is no question ${id}`)
		return found
	})
}
