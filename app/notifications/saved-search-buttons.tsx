import { Bell, BellOff, Trash2 } from 'lucide-react'
import { Form, Link } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'

type SavedSearchButtonsProps = {
	/** This search's page. Its name, muting and removal are paths below it. */
	path: string
	name: string
	isMuted: boolean
}

/** Renames a saved search, stops and resumes its alerts, and removes it. */
export function SavedSearchButtons({ path, name, isMuted }: SavedSearchButtonsProps) {
	const muting = `${path}/${isMuted ? 'unmuting' : 'muting'}`
	const removal = `${path}/removal`
	const Icon = isMuted ? Bell : BellOff
	return (
		<div className="flex flex-wrap gap-2">
			<Link to={`${path}/name`} className="btn btn-secondary btn-sm" aria-label={`Rename: ${name}`}>
				Rename
			</Link>
			<Form method="post" action={muting}>
				<SubmitButton
					action={muting}
					variant="secondary"
					size="sm"
					aria-label={`${isMuted ? 'Unmute' : 'Mute'}: ${name}`}
				>
					<Icon size={16} aria-hidden="true" />
					{isMuted ? 'Unmute' : 'Mute'}
				</SubmitButton>
			</Form>
			<Form method="post" action={removal}>
				<SubmitButton action={removal} variant="quiet" size="sm" aria-label={`Remove: ${name}`}>
					<Trash2 size={16} aria-hidden="true" />
					Remove
				</SubmitButton>
			</Form>
		</div>
	)
}
