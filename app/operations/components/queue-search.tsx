import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

type QueueSearchProps = {
	/** What is searched by. */
	label: string
	search: string
	/** The tab to stay on; null for the one that the bare address shows. */
	status: string | null
}

/** Searches within the tab that is open. */
export function QueueSearch({ label, search, status }: QueueSearchProps) {
	return (
		<search>
			<Form method="get" className="flex max-w-160 items-end gap-2">
				{status === null ? null : <input type="hidden" name="status" value={status} />}
				<TextField name="q" type="search" label={label} defaultValue={search} key={search} className="min-w-0 flex-1" />
				<Button variant="secondary">
					<Search size={18} aria-hidden="true" />
					Search
				</Button>
			</Form>
		</search>
	)
}
