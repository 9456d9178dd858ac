import { Link } from 'react-router'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

/** On every page of someone who asked to delete the account, so that they do not forget it. */
export function LeavingBanner({ on }: { on: string }) {
	return (
		<aside aria-label={t`Your account`} className="bg-warning-soft px-4 py-2 text-center text-sm text-on-warning-soft">
			{rich({
				link: (words) => (
					<Link to="/settings/my-data" className="font-semibold underline">
						{words}
					</Link>
				),
			})`Your account will be deleted on ${{ on }}. <link>Keep my account</link>`}
		</aside>
	)
}
