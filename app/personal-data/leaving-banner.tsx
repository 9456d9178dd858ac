import { Link } from 'react-router'

/** On every page of someone who asked to delete the account, so that they do not forget it. */
export function LeavingBanner({ on }: { on: string }) {
	return (
		<aside aria-label="Your account" className="bg-warning-soft px-4 py-2 text-center text-sm text-on-warning-soft">
			Your account will be deleted on {on}.{' '}
			<Link to="/settings/my-data" className="font-semibold underline">
				Keep my account
			</Link>
		</aside>
	)
}
