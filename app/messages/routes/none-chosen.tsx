import { useOutletContext } from 'react-router'
import { titled } from '#app/ui/page/page-title.tsx'

export function loader() {
	return null
}

export const meta = () => [titled('Messages')]

export default function NoneChosen() {
	const hasConversations = useOutletContext<boolean>()
	if (!hasConversations) return null
	return <p className="m-auto p-6 text-ink-2">Select a conversation to read it here.</p>
}
