import { useOutletContext } from 'react-router'
import { brand } from '#app/brand.ts'
import type { Route } from './+types/none-chosen.ts'

export function loader() {
	return null
}

export const meta: Route.MetaFunction = () => [{ title: `Messages · ${brand.name}` }]

export default function NoneChosen() {
	const hasConversations = useOutletContext<boolean>()
	if (!hasConversations) return null
	return <p className="m-auto p-6 text-ink-2">Select a conversation to read it here.</p>
}
