import type { MemberRole } from './member-roles.ts'
import type { HospitalStatus } from '../status.ts'

/** Where a person of a hospital starts who was headed nowhere in particular. */
export const landingOf = ({ hospitalStatus, role }: { hospitalStatus: HospitalStatus; role: MemberRole }) => {
	if (role === 'interviewer') return '/interviews'
	return hospitalStatus === 'verified' ? '/doctor-database' : '/hospitals/verification'
}
