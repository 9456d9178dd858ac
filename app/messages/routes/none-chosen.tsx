import { useOutletContext } from 'react-router'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export function loader() {
	return null
}

export const meta = () => [titled(t`Messages`)]

export default function NoneChosen() {
	const hasConversations = useOutletContext<boolean>()
	if (!hasConversations) return null
	return <p className="m-auto p-6 text-ink-2">{t`Select a conversation to read it here.`}</p>
}
