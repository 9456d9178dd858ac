import { Link } from 'react-router'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { answerPage } from '../answers.server.ts'
import { listGuides } from '../articles.server.ts'
import { describe } from '../content-meta.ts'
import { PageHead } from '../components/page-head.tsx'
import { Prose } from '../components/prose.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { pickQuestions } from '../faq.server.ts'
import { pagePaths } from '../page-paths.ts'
import { plainDocument } from '../plain-document.ts'
import { proseStyles } from '../prose-styles.ts'
import type { Route } from './+types/doctors.ts'

/** What a specialist asks before giving us a number. */
const firstQuestions = [
	'what-does-it-cost-a-specialist',
	'can-my-current-employer-find-me',
	'what-information-is-visible-to-hospitals',
	'how-does-the-joining-bonus-work',
] as const

export const links: Route.LinksFunction = proseStyles

export const loader = () =>
	answerPage('doctors', { questions: pickQuestions(firstQuestions), guides: listGuides().slice(0, 3) })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describe(loaderData.page) : [])

export default function Doctors({ loaderData: { page, questions, guides } }: Route.ComponentProps) {
	return (
		<main id="main">
			<PageHead title={page.title} lead={page.description}>
				<ButtonLink to="/doctors/register">Register as a specialist</ButtonLink>
				<ButtonLink to="/jobs" variant="secondary">
					Browse jobs
				</ButtonLink>
			</PageHead>
			<Prose html={page.html} className="prose-bands" />
			<Band tone="plain" labelledBy="questions-title">
				<div className="max-w-[48rem]">
					<h2 id="questions-title" className="mb-3">
						Common questions from specialists
					</h2>
					<QuestionList questions={questions} />
					<p className="mt-3">
						<Link to={pagePaths.faq} className="link inline-flex min-h-11 items-center md:min-h-8">
							View all FAQs
						</Link>
					</p>
				</div>
			</Band>
			<Band labelledBy="guides-title">
				<h2 id="guides-title">Guides for your next move</h2>
				<ul className="mt-3 grid gap-x-10 md:grid-cols-3">
					{guides.map(({ slug, path, title, description }) => (
						<li key={slug} className="border-t border-line py-4">
							<Link to={path} className="link inline-flex min-h-11 items-center font-semibold md:min-h-8">
								{title}
							</Link>
							<p className="text-ink-2">{description}</p>
						</li>
					))}
				</ul>
			</Band>
		</main>
	)
}
