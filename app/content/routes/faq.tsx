import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { faqPage } from '#app/platform/http/structured-data.ts'
import { Band } from '#app/ui/page/band.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { answerPage } from '../answers.server.ts'
import { describe } from '../content-meta.ts'
import { PageHead } from '../components/page-head.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { findQuestions, maxQuestionSearch } from '../faq-search.ts'
import { listQuestions } from '../faq.server.ts'
import { pagePaths } from '../page-paths.ts'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/faq.ts'
import { many, t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export const middleware = [openAtPlainAddress()]

export function loader({ request }: Route.LoaderArgs) {
	const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, maxQuestionSearch)
	return answerPage('faq', { groups: findQuestions(listQuestions(), q), q })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return []
	const questions = loaderData.groups.flatMap(({ questions: asked }) => asked)
	return [
		...describe(loaderData.page, { structuredData: () => [faqPage(questions)] }),
		...(loaderData.q ? [{ name: 'robots', content: 'noindex' }] : []),
	]
}

export default function Faq({ loaderData: { page, groups, q } }: Route.ComponentProps) {
	const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
	return (
		<main id="main">
			<PageHead title={page.title} lead={page.description} />
			<div className="page grid grid-cols-1 gap-8 py-6 md:py-10">
				<search className="max-w-[48rem]">
					<form method="get" action={pagePaths.faq} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
						<TextField
							name="q"
							label={t`Search the questions`}
							type="search"
							maxLength={maxQuestionSearch}
							defaultValue={q}
						/>
						<Button>
							<Search size={18} aria-hidden="true" />
							{t`Search`}
						</Button>
					</form>
					{q && count > 0 ? (
						<p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-2">
							<span>{many({ questions: count }, '# question', '# questions')}</span>
							<Link to={pagePaths.faq} className="link inline-flex min-h-11 items-center">
								{t`View all questions`}
							</Link>
						</p>
					) : null}
				</search>
				{groups.map(({ slug, title, questions }) => (
					<section key={slug} aria-labelledby={`group-${slug}`} className="max-w-[48rem]">
						<h2 id={`group-${slug}`} className="mb-3">
							{title}
						</h2>
						<QuestionList questions={questions} />
					</section>
				))}
				{count === 0 ? (
					<EmptyState
						picture="search"
						title={t`No matching questions`}
						action={
							<>
								<ButtonLink to={pagePaths.faq}>{t`View all questions`}</ButtonLink>
								<ButtonLink to="/contact" variant="secondary">
									{t`Contact us`}
								</ButtonLink>
							</>
						}
					>
						{t`Try one word, such as fee, resume or interview.`}
					</EmptyState>
				) : null}
			</div>
			<Band tone="soft" labelledBy="ask-title">
				<h2 id="ask-title">{t`Still have a question?`}</h2>
				<p className="mt-1">
					{rich({
						link: (words) => (
							<Link to="/contact" className="text-inherit underline">
								{words}
							</Link>
						),
					})`<link>Write to us</link>. A member of our team reads every message.`}
				</p>
			</Band>
		</main>
	)
}
