import type { ReactNode } from 'react'
import { Capnogram } from '#app/ui/capnogram.tsx'

type PageHeadProps = { title: string; lead: string; children?: ReactNode }

/** Top of a content page, with what it is in one sentence and what to do. */
export function PageHead({ title, lead, children }: PageHeadProps) {
	return (
		<header className="band border-t-0">
			<div className="page grid gap-x-10 gap-y-4 py-8 md:py-12 lg:grid-cols-[1.6fr_1fr] lg:items-end">
				<div className="grid gap-3">
					<h1 className="text-2xl md:text-3xl">{title}</h1>
					<p className="max-w-prose text-lg text-ink-2">{lead}</p>
					{children ? <div className="mt-2 flex flex-wrap gap-3">{children}</div> : null}
				</div>
				<Capnogram className="hidden h-20 w-full text-brand lg:block" />
			</div>
		</header>
	)
}
