import { pageOf, queueAddress } from '../cases/queue-address.ts'

export type ReportsPage<Report> = {
	isSettled: boolean
	/** From 1. */
	page: number
	counts: { waiting: number; settled: number }
	reports: Report[]
	/** Number of the first report on this page. */
	first: number
	hasMore: boolean
}

/** What the address of a list of reports asks for. */
export function readReportsAddress(url: string) {
	const { searchParams } = new URL(url)
	return { isSettled: searchParams.get('status') === 'settled', page: pageOf(searchParams) }
}

export const reportsAddress =
	(path: string) =>
	(isSettled: boolean, page = 1) =>
		queueAddress(path, 'waiting', { status: isSettled ? 'settled' : 'waiting', page })
