import type { ReactNode } from 'react'

/** One state of a component, with its name above it. */
export function Example({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) {
	return (
		<div className={wide ? 'col-span-full grid gap-2' : 'grid content-start gap-2'}>
			<h3 className="text-sm font-medium text-ink-2">{name}</h3>
			<div className="min-w-0">{children}</div>
		</div>
	)
}

export function Examples({ children }: { children: ReactNode }) {
	return <div className="grid gap-6 md:grid-cols-2">{children}</div>
}
