import { t } from '#app/platform/language/words.ts'

/** Asks for the same address again: a page from the service worker stands in the place of the one that was asked for. */
export function TryAgain() {
	return (
		<p>
			{/* Empty means here, whichever page that is, its question mark included. */}
			{/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
			<a href="" className="btn">
				{t`Try again`}
			</a>
		</p>
	)
}
