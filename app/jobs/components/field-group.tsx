import type { ReactNode } from 'react'
import type { JobFormPage } from '../form/job-form.server.ts'
import type { fieldLabels } from './field-labels.ts'

/** What a part of the form gets: its fields by name, and what the page offers. */
export type GroupProps = {
	field: (name: keyof typeof fieldLabels) => {
		name: string
		label: string
		error: readonly string[] | undefined
		defaultValue: string
	}
	page: JobFormPage
}

/** Two fields that are one answer. Labels, inputs and messages are each on one line, however long one of them is. */
export function Pair({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset className="min-w-0">
			<legend className="field-label">{legend}</legend>
			<div className="field-pair mt-1.5">{children}</div>
		</fieldset>
	)
}
