import type { HospitalStatus } from './status.ts'

/** Where a member starts who was headed nowhere in particular. */
export const landingOf = (status: HospitalStatus) =>
	status === 'verified' ? '/doctor-database' : '/hospitals/verification'
