/** What a long text holds, as links into it. */
export function Contents({
	headings,
	className = '',
}: {
	headings: { id: string; text: string }[]
	className?: string
}) {
	if (headings.length < 3) return null
	return (
		<nav aria-labelledby="contents-title" className={className}>
			<div className="border-l-[3px] border-brand pl-4 lg:sticky lg:top-6">
				<h2 id="contents-title" className="text-base">
					On this page
				</h2>
				<ul className="mt-1 text-sm">
					{headings.map(({ id, text }) => (
						<li key={id}>
							<a href={`#${id}`} className="footer-link w-full py-1">
								{text}
							</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	)
}
