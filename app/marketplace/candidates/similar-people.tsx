import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import type { SimilarPeople as SimilarPeopleData } from './similar-people.server.ts'

type SimilarPeopleProps = {
	similar: SimilarPeopleData
	/** Where one of them opens. */
	hrefOf: (id: string) => string
	headingLevel?: 2 | 3
}

/** A few people like the one who is open, what makes them similar, and the search that finds all of them. */
export function SimilarPeople({ similar: { href, about, people }, hrefOf, headingLevel = 3 }: SimilarPeopleProps) {
	const Heading = `h${headingLevel}` as const
	return (
		<section aria-labelledby="similar-people" data-print="no" className="grid grid-cols-1 gap-2">
			<Heading id="similar-people" className="text-base">
				Similar profiles
			</Heading>
			<p className="text-sm text-ink-2">{about}</p>
			<ul className="similar-people">
				{people.map(({ id, name, initialsOf, photo, facts }) => (
					<li key={id}>
						<Link to={hrefOf(id)} preventScrollReset className="row-person">
							<Avatar name={initialsOf} photo={photo} size="xs" />
							<span className="min-w-0 flex-1">
								<bdi className="block truncate font-semibold">{name}</bdi>
								<span className="row-sub block truncate">{facts}</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
			<Link to={href} className="link inline-flex min-h-11 items-center justify-self-start text-sm">
				Show all similar profiles
			</Link>
		</section>
	)
}
