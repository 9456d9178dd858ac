import { type ReactNode, useContext, useMemo, useState } from 'react'
import { UNSAFE_DataRouterDataContext as PageData, useLocation } from 'react-router'

/**
 * Keeps what an action has answered until the person goes somewhere or sends something. React Router forgets it whenever loaders
 * run again, and a live update would take the errors of a form from under the eyes of who reads them.
 */
export function KeepsAnswer({ children }: { children: ReactNode }) {
	const page = useContext(PageData)
	// Every navigation and every form that is sent has a key of its own; a reload has that of the page.
	const { key } = useLocation()
	const [last, setLast] = useState({ key, answer: page?.actionData })
	const answer = page?.actionData ?? (last.key === key ? last.answer : null)
	if (last.key !== key || last.answer !== answer) setLast({ key, answer })
	const kept = useMemo(() => page && { ...page, actionData: answer ?? null }, [page, answer])
	return <PageData value={kept}>{children}</PageData>
}
