import { ButtonLink } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { quoted } from '#app/platform/text/quoted.ts'

type UnsubscribePageProps = {
	/** 'job alerts' */
	alerts: string
	/** What the button stops: 'emails and notifications on the site'. */
	channels: string
	/** Of the search whose alerts the link ends; null for all of a person. */
	name: string | null
	isOn: boolean
	undo: string
	more: { to: string; label: string }
}

/** What a link in a mail leads to: one press ends the alerts, and one brings them back. */
export function UnsubscribePage({ alerts, channels, name, isOn, undo, more }: UnsubscribePageProps) {
	const what = name === null ? `all your ${alerts}` : `alerts for ${quoted(name)}`
	return (
		<main id="main" className="page-narrow grid content-start gap-4 py-6 md:py-8">
			<h1>{isOn ? `Stop ${alerts}` : `${alerts.charAt(0).toUpperCase()}${alerts.slice(1)} stopped`}</h1>
			<p className="max-w-prose">
				{isOn
					? `This stops ${what} (${channels}). Your saved searches are not deleted.`
					: `We have stopped ${what}. Your saved searches are not deleted.`}
			</p>
			<div className="flex flex-wrap gap-2">
				{isOn ? (
					<PostButton pendingLabel="Stopping...">
						{name === null ? `Stop all ${alerts}` : 'Stop these alerts'}
					</PostButton>
				) : (
					<PostButton action={undo} variant="secondary" pendingLabel="Turning on...">
						Turn alerts back on
					</PostButton>
				)}
				<ButtonLink to={more.to} variant="quiet">
					{more.label}
				</ButtonLink>
			</div>
		</main>
	)
}
