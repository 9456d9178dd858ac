import type { FieldValues } from '#app/templates/fields.ts'
import { noJob } from '../labels.ts'

/** What the fields say while this job is chosen in the form. */
export const withJob = (
	values: FieldValues,
	jobs: readonly { id: string; title: string }[],
	chosenId: string,
): FieldValues => ({ ...values, job: jobs.find(({ id }) => id === chosenId)?.title ?? noJob })
