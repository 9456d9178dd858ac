import { Link } from 'react-router'
import { faqPage } from '#app/platform/structured-data.ts'
import { Band } from '#app/ui/band.tsx'
import { answerPage } from '../answers.server.ts'
import { describe } from '../content-meta.ts'
import { PageHead } from '../components/page-head.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { listQuestions } from '../faq.server.ts'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/faq.ts'

export const loader = () => answerPage('faq', { groups: listQuestions() })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return []
	const questions = loaderData.groups.flatMap(({ questions: asked }) => asked)
	return describe(loaderData.page, { structuredData: () => [faqPage(questions)] })
}

export default function Faq({ loaderData: { page, groups } }: Route.ComponentProps) {
	return (
		<main id="main">
			<PageHead title={page.title} lead={page.description} />
			<div className="page grid grid-cols-1 gap-10 py-8 md:py-10">
				{groups.map(({ slug, title, questions }) => (
					<section key={slug} aria-labelledby={`group-${slug}`} className="max-w-[48rem]">
						<h2 id={`group-${slug}`} className="mb-3">
							{title}
						</h2>
						<QuestionList questions={questions} />
					</section>
				))}
			</div>
			<Band tone="soft" labelledBy="ask-title">
				<h2 id="ask-title">Still have a question?</h2>
				<p className="mt-1">
					<Link to="/contact" className="text-inherit underline">
						Write to us
					</Link>
					. A member of our team reads every message.
				</p>
			</Band>
		</main>
	)
}
