/** Stages of an application from which on both sides agree, as the hospital chose one of its applicants. */
export const mutualStages: readonly string[] = ['shortlisted', 'interview', 'offered', 'hired']
