import { formatDay } from '#app/platform/dates.ts'

/** What tells the jobs of a hospital apart that have one title: where, and since when they are open. */
export const postingLabel = ({ location, openedAt }: { location: string; openedAt: Date | null }) =>
	[location, openedAt && `posted ${formatDay(openedAt)}`].filter(Boolean).join(' · ')
