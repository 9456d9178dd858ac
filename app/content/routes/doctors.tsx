import { Link } from 'react-router'
import { findJobViewer } from '#app/applications/applying/job-viewer.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { toJobCard } from '#app/jobs/page/card.ts'
import { JobCard } from '#app/jobs/page/job-card.tsx'
import { listNewestJobs } from '#app/jobs/search/search.server.ts'
import { DoorScene } from '#app/pictures/door-scene.tsx'
import { Band } from '#app/ui/page/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { answerPage } from '../answers.server.ts'
import { listGuides } from '../articles.server.ts'
import { describe } from '../content-meta.ts'
import { Prose } from '../components/prose.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { pickQuestions } from '../faq.server.ts'
import { pagePaths } from '../page-paths.ts'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/doctors.ts'
import { t } from '#app/platform/language/words.ts'

/** What a specialist asks before giving us a number. */
const firstQuestions = [
	'what-does-it-cost-a-specialist',
	'can-my-current-employer-find-me',
	'what-information-is-visible-to-hospitals',
	'how-does-the-joining-bonus-work',
] as const

export async function loader({ context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const { hidden, stages } = await findJobViewer(actor)
	const newest = await listNewestJobs(3, hidden)
	const now = new Date()
	return answerPage('doctors', {
		jobs: newest.map((job) => toJobCard(job, now)),
		questions: pickQuestions(firstQuestions),
		guides: listGuides().slice(0, 3),
		stages,
		isVisitor: actor.kind === 'visitor',
	})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describe(loaderData.page) : [])

export default function Doctors({
	loaderData: { page, jobs, stages, questions, guides, isVisitor },
}: Route.ComponentProps) {
	return (
		<main id="main">
			<section
				aria-labelledby="doctors-title"
				className="page grid gap-5 pt-5 md:grid-cols-2 md:items-center lg:gap-12 lg:pt-10"
			>
				<div className="grid justify-items-start gap-3 lg:gap-4">
					<h1 id="doctors-title" className="text-3xl font-bold tracking-tight lg:text-4xl">
						{t`See the pay before you apply. Keep your number private.`}
					</h1>
					<p className="text-ink-2 lg:text-lg">{page.description}</p>
					<p className="flex flex-wrap gap-2">
						{isVisitor ? (
							<ButtonLink to="/doctors/register" size="lg">
								{t`Register as a specialist`}
							</ButtonLink>
						) : null}
						<ButtonLink to="/jobs" variant={isVisitor ? 'secondary' : 'primary'} size="lg">
							{t`Browse jobs`}
						</ButtonLink>
					</p>
				</div>
				<DoorScene className="-mx-4 h-52 w-[calc(100%+2rem)] md:mx-0 md:h-80 md:w-full md:rounded-xl lg:h-96" />
			</section>
			{jobs.length > 0 ? (
				<section aria-labelledby="jobs-title" className="page mt-8 mb-8 lg:mt-14 lg:mb-14">
					<h2 id="jobs-title" className="lg:text-2xl">
						{t`Latest jobs`}
					</h2>
					<ul className="mt-3 grid gap-2.5 lg:grid-cols-3 lg:gap-4">
						{jobs.map((job) => (
							<li key={job.id} className="panel overflow-hidden">
								<JobCard job={job} appliedStage={stages[job.id]} headingLevel={3} compact />
							</li>
						))}
					</ul>
				</section>
			) : null}
			<Prose html={page.html} className="prose-bands" />
			<Band tone="plain" labelledBy="questions-title">
				<div className="max-w-[48rem]">
					<h2 id="questions-title" className="mb-3">
						{t`Common questions from specialists`}
					</h2>
					<QuestionList questions={questions} />
					<p className="mt-3">
						<Link to={pagePaths.faq} className="link inline-flex min-h-11 items-center md:min-h-8">
							{t`View all FAQs`}
						</Link>
					</p>
				</div>
			</Band>
			<Band labelledBy="guides-title">
				<h2 id="guides-title">{t`Guides for your next move`}</h2>
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
