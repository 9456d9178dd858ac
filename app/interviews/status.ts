/** An interview's status. The first two are open, the others final. */
export const interviewStatuses = ['proposed', 'scheduled', 'completed', 'no-show', 'cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

export const openStatuses = ['proposed', 'scheduled'] as const satisfies readonly InterviewStatus[]
export const isOpen = (status: InterviewStatus) => (openStatuses as readonly InterviewStatus[]).includes(status)

export const interviewModes = ['in-person', 'phone', 'video'] as const
export type InterviewMode = (typeof interviewModes)[number]

/** Whose turn it is while an interview is proposed. */
export const sides = ['specialist', 'hospital'] as const
export type Side = (typeof sides)[number]
