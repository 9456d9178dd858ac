import { specialityBySlug } from '#app/catalog/specialities.ts'
import { afterDays } from './settlement/after-clock.ts'
import { coverDetails } from './asking/details.ts'
import { lateHours, patientNames, urgencyNames, veryLateHours } from './asking/kinds.ts'
import { formatLength } from '#app/platform/text/worked-hours.ts'
import { formatCoverPay, formatHours } from './labels.ts'
import type { HospitalRecord, SpecialistRecord } from './settlement/records.server.ts'
import type { coverRequests } from './tables.server.ts'
import { counted } from '#app/platform/text/counted.ts'
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
		...(days === null ? [] : [`Usually pays within ${counted(days, 'day')} (${paid} payments).`]),
		...(unpaid === 0 ? [] : [`${unpaid} unpaid after ${afterDays.pay.due} days.`]),
		...(described ? [`As described: ${described.yes} of ${described.of}.`] : []),
		...(cancelled
			? [
					`Cancelled within ${lateHours} hours of the start, or after viewing the phone number: ${cancelled.late} of ${cancelled.of}${veryLateOf(cancelled)}.`,
				]
			: []),
	]
}

const veryLateOf = ({ veryLate }: { veryLate: number }) =>
	veryLate === 0 ? '' : `, ${veryLate} of them within ${veryLateHours} hours`

/** What a specialist’s record says, a sentence for each figure. */
export function specialistRecordLines({ accepted, done, onTime, late, veryLate, missed }: SpecialistRecord): string[] {
	return [
		`Cover in the last year: ${accepted} accepted, ${done} done.`,
		...(onTime ? [`Arrived on time: ${onTime.yes} of ${onTime.of}.`] : []),
		...(late > 0 ? [`Cancelled within ${lateHours} hours of the start: ${late}${veryLateOf({ veryLate })}.`] : []),
		...(missed > 0 ? [`Did not come: ${missed}.`] : []),
	]
}
