import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isDemo } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { ActionExamples } from '../components/actions.tsx'
import { FeedbackExamples } from '../components/feedback.tsx'
import { FieldExamples } from '../components/fields.tsx'
import { FoundationExamples } from '../components/foundations.tsx'
import { LayoutExamples } from '../components/layout.tsx'
import { ListExamples } from '../components/lists.tsx'
import { PictureExamples } from '../components/pictures.tsx'
import type { Route } from './+types/ui.ts'

// Workbench for the design system, not in production. A document, and hydrated for who is logged in as a hospital: both ways of
// running a component can be tried.

export function loader({ request }: Route.LoaderArgs) {
	if (!isDemo) throw notFound()
	const theme = new URL(request.url).searchParams.get('theme')
	return { theme: theme === 'light' || theme === 'dark' ? theme : null }
}

export const meta = () => [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }]

/** Every component in every state; `?theme=light` or `?theme=dark` shows one theme, else the page's own. */
export default function DevUi({ loaderData: { theme } }: Route.ComponentProps) {
	return (
		<main id="main" {...(theme ? { 'data-theme': theme } : {})} className="pb-4">
			<div className="page grid gap-8 py-6">
				<PageHeader
					title="Design system"
					lead="Every component in every state. Narrow the window to see the phone side of each."
					back={{ to: '/', label: 'Home' }}
					tags={<Tag>Not in production</Tag>}
					actions={<ThemeLinks />}
				/>
				<Section title="Foundations">
					<FoundationExamples />
				</Section>
				<Section title="Pictures">
					<PictureExamples />
				</Section>
				<Section title="Buttons, menus, dialogs">
					<ActionExamples />
				</Section>
				<Section title="Fields">
					<FieldExamples />
				</Section>
				<Section title="Feedback">
					<FeedbackExamples />
				</Section>
				<Section title="Lists and tables">
					<ListExamples />
				</Section>
				<Section title="Layout and people">
					<LayoutExamples />
				</Section>
			</div>
		</main>
	)
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="grid gap-6 border-t border-line pt-6">
			<h2>{title}</h2>
			{children}
		</section>
	)
}

function ThemeLinks() {
	return (
		<nav aria-label="Theme" className="flex gap-2">
			<Link to="?" className="chip">
				System
			</Link>
			<Link to="?theme=light" className="chip">
				Light
			</Link>
			<Link to="?theme=dark" className="chip">
				Dark
			</Link>
		</nav>
	)
}
