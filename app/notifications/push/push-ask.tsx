import { Bell } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { PushPart } from './push-part.tsx'
import { t } from '#app/platform/language/words.ts'

/**
 * A soft ask for web push, where there is something to wait for. Shown where the browser can and has not been asked before;
 * without a script, and without a key, there is none.
 */
export function PushAsk({ publicKey }: { publicKey: string | null }) {
	if (!publicKey) return null
	return (
		<PushPart
			publicKey={publicKey}
			off={
				<>
					<Button type="button" variant="secondary" data-push="on">
						<Bell size={18} aria-hidden="true" />
						{t`Notify me when the hospital responds`}
					</Button>
					<Button type="button" variant="quiet" data-push="later">
						{t`Not now`}
					</Button>
				</>
			}
			answers={{
				on: t`We will notify you in this browser when a hospital responds. You can turn this off in Settings.`,
				refused: t`Your browser is blocking notifications. Allow them for this site in your browser settings.`,
				failed: t`Browser notifications are not available right now. Check the bell for updates.`,
			}}
		/>
	)
}
