import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PageHeaderProps = {
	title: ReactNode
	/** One sentence under the title. */
	lead?: ReactNode
	back?: { to: string; label: string } | undefined
	/** Tags beside the title. */
	tags?: ReactNode
	/** Buttons, at the end of the line where there is room. */
	actions?: ReactNode
	/** Of a title or a lead that other people wrote: `asWritten().lang`. */
	titleLang?: 'en' | undefined
	leadLang?: 'en' | undefined
}

/** The top of a page: where from, what, and what to do here. Holds the page's only h1. */
export function PageHeader({ title, lead, back, tags, actions, titleLang, leadLang }: PageHeaderProps) {
	return (
		<header className="page-header grid gap-3">
			{back ? (
				<Link
					to={back.to}
					className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm max-md:-my-1.5 md:min-h-8"
				>
					<ArrowLeft size={16} aria-hidden="true" />
					{back.label}
				</Link>
			) : null}
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<h1 lang={titleLang}>{title}</h1>
						{tags}
					</div>
					{lead ? (
						<p lang={leadLang} className="mt-1 max-w-prose text-ink-2">
							{lead}
						</p>
					) : null}
				</div>
				{actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
			</div>
		</header>
	)
}
