import { Tag } from '#app/ui/tag.tsx'

/** Says who checked and when: an operator of ours, on that day ('3 Nov 2026'). */
export function VerifiedTag({ on }: { on?: string | null | undefined }) {
	return <Tag tone="success">{on ? `Verified hospital · ${on}` : 'Verified hospital'}</Tag>
}
