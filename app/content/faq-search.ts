import type { Question, QuestionGroup } from './faq.server.ts'

export const maxQuestionSearch = 100

const fold = (text: string) =>
	text
		.replace(/<[^>]+>/g, ' ')
		.normalize('NFKD')
		.toLocaleLowerCase('en-IN')

/** Words that are in every second question say nothing about which one is meant. */
const filler = new Set(
	'a an and are can do does for how i in is it me my of on or the to we what when where who why you'.split(' '),
)

/** The questions whose words, or those of their answer, begin with each of the words; all of them for no words. */
export function findQuestions(groups: readonly QuestionGroup[], text: string): QuestionGroup[] {
	const all = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
	const words = all.filter((word) => !filler.has(word))
	if (words.length === 0) return [...groups]
	const matches = ({ question, answer }: Question) => {
		const there = fold(`${question} ${answer}`).match(/[\p{L}\p{N}]+/gu) ?? []
		return words.every((word) => there.some((other) => other.startsWith(stem(word))))
	}
	return groups
		.map((group) => ({ ...group, questions: group.questions.filter(matches) }))
		.filter(({ questions }) => questions.length > 0)
}

/** 'hospitals' finds 'hospital', and 'fees' finds 'fee'. */
const stem = (word: string) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word)
