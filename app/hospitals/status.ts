/** Where our checking of a hospital stands. */
export const hospitalStatuses = ['pending', 'verified', 'rejected', 'suspended'] as const
export type HospitalStatus = (typeof hospitalStatuses)[number]
