import { t } from '#app/platform/language/words.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { isPayOver, notPaidLine, turnOf } from './settlement/after-clock.ts'
import { noHours, readReason } from './settlement/stored-reasons.ts'
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
	return request.paidAt === null ? t`${{ amount: due }} due` : due
}

function myNote(request: MyCover['request']): string | null {
	switch (request.status) {
		case 'covered':
			return request.endsAt < new Date() ? t`Enter your hours` : null
		case 'finished':
			return turnOf(request) === 'specialist' ? t`Confirm your hours` : t`The hospital confirms your hours next`
		case 'confirmed':
			if (request.paidAt !== null) return t.of('request')`Paid`
			return isPayOver(request, new Date()) ? notPaidLine() : t`Mark it as paid when the money has arrived`
		case 'disputed':
			return t`Our team decides`
		case 'lapsed':
			return readReason(noHours())
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
