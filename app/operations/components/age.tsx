import { Tag } from '#app/ui/tag.tsx'

/** How long something has waited; past our target it stands out. */
export const Age = ({ waiting, isLate }: { waiting: string; isLate: boolean }) =>
	isLate ? <Tag tone="warning">{waiting}</Tag> : <span className="num">{waiting}</span>
