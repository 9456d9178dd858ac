/** Where an interview stands. The first two are open, the others final. */
export const interviewStatuses = ['proposed', 'scheduled', 'completed', 'no-show', 'cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

export const interviewModes = ['in-person', 'phone', 'video'] as const
export type InterviewMode = (typeof interviewModes)[number]
