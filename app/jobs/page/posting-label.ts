import { formatDay } from '#app/platform/text/dates.ts'

/** What tells the jobs of a hospital apart that have one title: where, and since when they are open. */
export const postingLabel = ({ location, openedAt }: { location: string; openedAt: Date | null }) =>
	[location, openedAt && `posted ${formatDay(openedAt)}`].filter(Boolean).join(' · ')

/** A job as a menu lists it, with that line. */
export const withPostingLabel = <Job extends { location: string; openedAt: Date | null }>({
	location,
	openedAt,
	...job
}: Job) => ({ ...job, label: postingLabel({ location, openedAt }) })
