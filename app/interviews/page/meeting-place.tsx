import { asWritten } from '#app/ui/as-written.ts'
/** Where an interview takes place: a call to join, a number to ring, an address on a map. */
export function MeetingPlace({ text, href }: { text: string; href: string | null }) {
	if (href === null) return text
	const isOutside = !href.startsWith('tel:')
	return (
		<a
			href={href}
			className="link wrap-anywhere"
			{...asWritten()}
			{...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
		>
			{text}
		</a>
	)
}
