/** Where an application stands, in order. The last three are final. */
export const stages = ['applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn'] as const
export type Stage = (typeof stages)[number]
