import { TeamScene } from '#app/pictures/team-scene.tsx'

type PageHeadProps = { title: string; lead: string }

/** Top of a content page: what it is in one sentence, and on a desk the people it is for. */
export function PageHead({ title, lead }: PageHeadProps) {
	return (
		<header className="band border-t-0">
			<div className="page grid gap-x-10 lg:grid-cols-[3fr_2fr] lg:items-end">
				<div className="grid gap-2 py-5 md:py-8 lg:self-center">
					<h1 className="text-2xl md:text-3xl">{title}</h1>
					<p className="max-w-prose text-ink-2 md:text-lg">{lead}</p>
				</div>
				<TeamScene className="hidden h-40 w-full lg:block" />
			</div>
		</header>
	)
}
