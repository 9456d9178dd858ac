import { ButtonLink } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { quoted } from '#app/platform/text/quoted.ts'
import { t } from '#app/platform/language/words.ts'

type UnsubscribePageProps = {
	texts: {
		stop: string
		stopped: string
		stopAll: string
		/** What the button stops, and what it has stopped: the alerts for one search, by its name, or all of a person. */
		stops: (search: string | null) => string
		hasStopped: (search: string | null) => string
	}
	/** Of the search whose alerts the link ends; null for all of a person. */
	name: string | null
	isOn: boolean
	undo: string
	more: { to: string; label: string }
}

/** What a link in a mail leads to: one press ends the alerts, and one brings them back. */
export function UnsubscribePage({ texts, name, isOn, undo, more }: UnsubscribePageProps) {
	const search = name === null ? null : quoted(name)
	return (
		<main id="main" className="page-narrow grid content-start gap-4 py-6 md:py-8">
			<h1>{isOn ? texts.stop : texts.stopped}</h1>
			<p className="max-w-prose">
				{isOn ? texts.stops(search) : texts.hasStopped(search)} {t`Your saved searches are not deleted.`}
			</p>
			<div className="flex flex-wrap gap-2">
				{isOn ? (
					<PostButton pendingLabel={t`Stopping...`}>{name === null ? texts.stopAll : t`Stop these alerts`}</PostButton>
				) : (
					<PostButton action={undo} variant="secondary" pendingLabel={t`Turning on...`}>
						{t`Turn alerts back on`}
					</PostButton>
				)}
				<ButtonLink to={more.to} variant="quiet">
					{more.label}
				</ButtonLink>
			</div>
		</main>
	)
}
