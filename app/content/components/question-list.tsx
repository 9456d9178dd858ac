import type { Question } from '../faq.server.ts'
import { Prose } from './prose.tsx'

/** Questions that open onto their answers. The id is inside, so that a link to an answer opens it. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
	return (
		<div className="border-t border-line">
			{questions.map(({ id, question, answer }) => (
				<details key={id} className="question">
					<summary>{question}</summary>
					<div id={id} className="scroll-mt-6">
						<Prose html={answer} />
					</div>
				</details>
			))}
		</div>
	)
}
