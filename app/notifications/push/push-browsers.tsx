import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { PushPart } from './push-part.tsx'
import { many, t } from '#app/platform/language/words.ts'

type PushBrowsersProps = {
	publicKey: string | null
	/** The addresses of the browsers that get messages now, this one or others. */
	browsers: readonly string[]
}

/** Which browsers get messages, and the way to begin and to end it. Nothing where push is switched off. */
export function PushBrowsers({ publicKey, browsers }: PushBrowsersProps) {
	if (!publicKey) return null
	return (
		<Panel title={t`Browser notifications`}>
			<div className="grid justify-items-start gap-3">
				<p>{browsers.length === 0 ? t`Notifications are not turned on in any browser.` : onFor(browsers.length)}</p>
				<PushPart
					publicKey={publicKey}
					browsers={browsers}
					off={
						<Button type="button" variant="secondary" data-push="on">
							{t`Turn on for this browser`}
						</Button>
					}
					answers={{
						on: t`Notifications are on for this browser.`,
						refused: t`Your browser is blocking notifications. Allow them for this site in your browser settings.`,
						failed: t`Browser notifications are not available right now.`,
					}}
				/>
				{browsers.length > 0 ? (
					<PostButton action="/notifications/push/removal" variant="secondary">
						{t`Turn off for all browsers`}
					</PostButton>
				) : null}
			</div>
		</Panel>
	)
}

const onFor = (browsers: number) => many({ browsers }, 'On for # browser.', 'On for # browsers.')
