import { formatDateTime } from '#app/platform/text/dates.ts'
import { isPayOver, noHoursReason, notPaidLine, turnOf } from './settlement/after-clock.ts'
import type { CoverLine } from './components/cover-lines.tsx'
import { formatCoverPay, formatDue, formatHours, hospitalInTown } from './labels.ts'
import type { OurCover } from './asking/hospital-cover.server.ts'
import type { MyCover } from './my-cover.server.ts'
import { type Clash, clashNotes } from './asking/guard.ts'
import { firstAskAt, noOtherLine } from './asking/waves.ts'

/** A request in the list of the specialist who was asked or has accepted. */
export function myLine({ request, hospital, clash = null }: MyCover & { clash?: Clash | null }): CoverLine {
	return {
		id: request.id,
		to: `/cover/${request.id}`,
		title: request.work,
		who: hospitalInTown({ hospital: hospital.name, hospitalName: hospital.atSite, city: request.city }),
		hours: formatHours(request),
		pay: myPay(request),
		note: clash === null ? myNote(request) : clashNotes[clash],
		status: request.status,
		isPlanned: false,
		isBooked: clash !== null,
	}
}

function myPay(request: MyCover['request']): string {
	const due = formatDue(request)
	if (due === null) return formatCoverPay(request)
	return `${due}${request.paidAt === null ? ' due' : ''}`
}

function myNote(request: MyCover['request']): string | null {
	switch (request.status) {
		case 'covered':
			return request.endsAt < new Date() ? 'Enter your hours' : null
		case 'finished':
			return turnOf(request) === 'specialist' ? 'Confirm your hours' : 'The hospital confirms your hours next'
		case 'confirmed':
			if (request.paidAt !== null) return 'Paid'
			return isPayOver(request, new Date()) ? notPaidLine : 'Mark it as paid when the money has arrived'
		case 'disputed':
			return 'Our team decides'
		case 'lapsed':
			return noHoursReason
		case 'open':
		case 'cancelled':
		case 'unfilled':
		case 'missed':
			return null
	}
}

/** The same for the hospital that asked. */
export function ourLine({ request, name, asked }: OurCover): CoverLine {
	const planned = firstAskAt(request, new Date())
	return {
		id: request.id,
		to: `/hospital/cover/${request.id}`,
		title: request.work,
		who: name ?? (request.status === 'open' && asked !== null ? `At least ${asked} available` : ''),
		hours: formatHours(request),
		pay: formatCoverPay(request),
		note: planned ? `Asked from ${formatDateTime(planned)}` : ourNote(request),
		status: request.status,
		isPlanned: planned !== null,
		isBooked: false,
	}
}

function ourNote(request: MyCover['request']): string | null {
	const { status, allAskedAt, onTheWayAt, arrivedAt } = request
	if (status === 'open' && allAskedAt !== null) return noOtherLine
	if (status === 'finished')
		return turnOf(request) === 'hospital' ? 'Confirm the hours' : 'The specialist confirms the hours next'
	if (status === 'disputed') return 'Our team decides'
	if (status === 'confirmed') return request.paidAt === null ? 'Not marked as paid' : 'Paid'
	if (status !== 'covered') return null
	if (arrivedAt !== null) return 'Arrived'
	return onTheWayAt === null ? null : 'On the way'
}
