/** The life of a job. Specialists read `open` as 'Open', its hospital as 'Active'. */
export const jobStatuses = ['draft', 'open', 'paused', 'closed', 'removed'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const payUnits = ['month', 'shift', 'hour', 'case'] as const
export type PayUnit = (typeof payUnits)[number]

export const employmentTypes = ['permanent', 'locum', 'part-time', 'visiting'] as const
export type EmploymentType = (typeof employmentTypes)[number]
