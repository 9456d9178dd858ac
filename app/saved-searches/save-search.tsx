import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Bell, BellOff, BellPlus } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '#app/platform/language/words.ts'

type SaveSearchProps = {
	/** Where searches are saved. */
	path: string
	/** The list of saved searches. */
	list?: string
	/** The filters that are on, as the address has them. */
	query: string
	/** `null` as long as it is not saved. */
	saved: { id: string; isMuted: boolean } | null
	/** Turns all alerts of the account on, where they are off. */
	turnOnPath?: string | null
}

/** Beside the filters that are on: keeps the search, and switches its alerts on and off. */
export function SaveSearch({ path, list = path, query, saved, turnOnPath = null }: SaveSearchProps) {
	if (!saved)
		return (
			<PostButton action={path} fields={{ search: query }} variant="secondary" size="sm" pendingLabel={t`Saving...`}>
				<BellPlus size={16} aria-hidden="true" />
				{turnOnPath ? t`Save search and get alerts` : t`Save search`}
			</PostButton>
		)
	const isOn = !saved.isMuted && !turnOnPath
	const Icon = isOn ? Bell : BellOff
	const change = `${path}/${saved.id}/${saved.isMuted ? 'unmuting' : 'muting'}?to=results`
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<PostButton
				action={turnOnPath && !saved.isMuted ? turnOnPath : change}
				fields={turnOnPath && !saved.isMuted ? { search: query } : {}}
				variant="secondary"
				size="sm"
				role="switch"
				aria-checked={isOn}
			>
				<Icon size={16} aria-hidden="true" />
				{t`Alerts`} <span aria-hidden="true">{isOn ? t.of('alerts')`on` : t.of('alerts')`off`}</span>
			</PostButton>
			<Link to={list} className="link inline-flex min-h-11 items-center gap-1.5 px-2 text-sm md:min-h-8">
				{t`Saved. View your searches`}
			</Link>
		</div>
	)
}
