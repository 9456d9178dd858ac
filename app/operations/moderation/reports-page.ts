import { type Page, pageAsked } from '#app/platform/paging.ts'
import { queueAddress } from '../cases/queue-address.ts'

export type ReportsPage<Report> = {
	isSettled: boolean
	counts: { waiting: number; settled: number }
	list: Page<Report>
}

/** What the address of a list of reports asks for. */
export function readReportsAddress(url: string) {
	const { searchParams } = new URL(url)
	return { isSettled: searchParams.get('status') === 'settled', page: pageAsked(searchParams) }
}

export const reportsAddress =
	(path: string) =>
	(isSettled: boolean, page = 1) =>
		queueAddress(path, 'waiting', { status: isSettled ? 'settled' : 'waiting', page })
