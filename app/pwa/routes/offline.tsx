import { TryAgain } from '../components/try-again.tsx'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export const handle = { hydrate: 'never' }

export const meta = () => [titled(t`Offline`), unlisted]

/** Kept by the service worker, and shown in the place of a page that cannot be fetched. */
export default function Offline() {
	return (
		<main id="main" className="page-narrow grid content-start justify-items-start gap-4 py-10">
			<h1>{t`You are offline`}</h1>
			<p className="max-w-prose text-ink-2">
				{t`This page needs an internet connection. Anything you have already submitted is safe.`}
			</p>
			<TryAgain />
		</main>
	)
}
