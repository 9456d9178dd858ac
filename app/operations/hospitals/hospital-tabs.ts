import { queueAddress } from '../cases/queue-address.ts'
import { type HospitalStatus, hospitalStatuses } from '#app/hospitals/status.ts'

/** The tab that an address names; the queue when it names none. */
export const tabOf = (text: string | null): HospitalStatus =>
	hospitalStatuses.find((status) => status === text) ?? 'pending'

/** Order in which an operator needs them. */
export const tabs = ['pending', 'verified', 'rejected', 'suspended'] as const satisfies readonly HospitalStatus[]

export const listAddress = (place: { status: HospitalStatus; search: string; page?: number }) =>
	queueAddress('/operator/hospitals', 'pending', place)
