import { specialityBySlug } from '#app/catalog/specialities.ts'
import { many, t } from '#app/platform/language/words.ts'
import { afterDays } from './settlement/after-clock.ts'
import { coverDetails } from './asking/details.ts'
import { lateHours, patientNames, urgencyNames, veryLateHours } from './asking/kinds.ts'
import { formatLength } from '#app/platform/text/worked-hours.ts'
import { formatCoverPay, formatHours } from './labels.ts'
import type { HospitalRecord, SpecialistRecord } from './settlement/records.server.ts'
import type { coverRequests } from './tables.server.ts'
import { factsOf, printed } from '#app/platform/text/declared-fields.ts'

const { equipment, asa, note: _note, ...listed } = coverDetails

type Request = typeof coverRequests.$inferSelect

/** A request as both sides read it, without who accepted. */
export const coverView = (request: Request) => ({
	id: request.id,
	status: request.status,
	version: request.version,
	work: request.work,
	speciality: specialityBySlug(request.specialitySlug)?.name ?? request.specialitySlug,
	urgency: urgencyNames[request.urgency],
	isEmergency: request.urgency === 'emergency',
	patient: [patientNames[request.patient], printed(asa, request.asa)].filter(Boolean).join(', '),
	hours: formatHours(request),
	length: formatLength(request),
	pay: formatCoverPay(request),
	location: request.location,
	city: request.city,
	/** What else it says, as far as it has no place of its own. */
	details: factsOf(listed, request),
	equipment: request.equipment.map((one) => equipment.names[one]),
	note: request.note,
	map: `https://www.google.com/maps/search/?api=1&query=${request.latitude},${request.longitude}`,
})
export type CoverView = ReturnType<typeof coverView>

/** The area and the city, for whoever has not accepted: 'Shivajinagar, Pune'. */
export function whereAbout({ location, city }: { location: string; city: string }): string {
	const parts = location.split(',').map((part) => part.trim())
	const area = parts.length > 2 ? parts.at(-2) : undefined
	return area === undefined || /\d/.test(area) ? city : `${area}, ${city}`
}

/** What a hospital’s record says, a sentence for each figure. */
export function hospitalRecordLines(record: HospitalRecord | null): string[] {
	if (!record) return []
	const { days, paid, unpaid, described, cancelled } = record
	return [
		...(days === null ? [] : [usualDays(days, paid)]),
		...(unpaid === 0 ? [] : [t`${{ count: unpaid }} unpaid after ${{ days: afterDays.pay.due }} days.`]),
		...(described ? [t`As described: ${{ count: described.yes }} of ${{ total: described.of }}.`] : []),
		...(cancelled ? [cancelledLine(cancelled)] : []),
	]
}

const usualDays = (days: number, payments: number) =>
	many(
		{ days, payments },
		'Usually pays within # day ({payments} payments).',
		'Usually pays within # days ({payments} payments).',
	)

const cancelledLine = ({ late: count, of: total, veryLate: late }: NonNullable<HospitalRecord['cancelled']>) =>
	late === 0
		? t`Cancelled within ${{ hours: lateHours }} hours of the start, or after viewing the phone number: ${{ count }} of ${{ total }}.`
		: t`Cancelled within ${{ hours: lateHours }} hours of the start, or after viewing the phone number: ${{ count }} of ${{ total }}, ${{ late }} of them within ${{ last: veryLateHours }} hours.`

/** What a specialist’s record says, a sentence for each figure. */
export function specialistRecordLines({ accepted, done, onTime, late, veryLate, missed }: SpecialistRecord): string[] {
	return [
		t`Cover in the last year: ${{ accepted }} accepted, ${{ done }} done.`,
		...(onTime ? [t`Arrived on time: ${{ count: onTime.yes }} of ${{ total: onTime.of }}.`] : []),
		...(late > 0 ? [lateLine(late, veryLate)] : []),
		...(missed > 0 ? [t`Did not come: ${{ count: missed }}.`] : []),
	]
}

const lateLine = (count: number, late: number) =>
	late === 0
		? t`Cancelled within ${{ hours: lateHours }} hours of the start: ${{ count }}.`
		: t`Cancelled within ${{ hours: lateHours }} hours of the start: ${{ count }}, ${{ late }} of them within ${{ last: veryLateHours }} hours.`
