import { aboutKm } from '#app/catalog/distance.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { asaName, equipmentNames, patientNames, urgencyNames } from './kinds.ts'
import { formatCoverPay, formatHours, formatLength } from './labels.ts'
import type { coverRequests } from './tables.server.ts'

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
	patient: [patientNames[request.patient], ...(request.asa === null ? [] : [asaName(request.asa)])].join(', '),
	hours: formatHours(request),
	length: formatLength(request),
	pay: formatCoverPay(request),
	location: request.location,
	city: request.city,
	skills: request.skills,
	equipment: request.equipment.map((one) => equipmentNames[one]),
	note: request.note,
	map: `https://www.google.com/maps/search/?api=1&query=${request.latitude},${request.longitude}`,
})
export type CoverView = ReturnType<typeof coverView>

export const distanceLine = (km: number | null) => (km === null ? null : `${aboutKm(km)} from you`)

/** How a hospital has paid, in a sentence. */
export function payRecordLine(record: { days: number | null; count: number; unpaid: number } | null): string | null {
	if (!record) return null
	const paid =
		record.days === null
			? ''
			: `Pays within ${record.days} ${record.days === 1 ? 'day' : 'days'} (median of ${record.count}).`
	const unpaid = record.unpaid === 0 ? '' : `${record.unpaid} unpaid after 30 days.`
	return [paid, unpaid].filter(Boolean).join(' ')
}
