import { Link } from 'react-router'
import { Notice } from '#app/ui/page/notice.tsx'
import { searchSetup } from './search-setup.ts'

/** For a person who has not been asked from whom to hide: until then no hospital finds them. */
export function NotInSearch({ wasAsked }: { wasAsked: boolean }) {
	if (wasAsked) return null
	return (
		<Notice title={searchSetup.title}>
			{searchSetup.text}{' '}
			<Link to={searchSetup.path} className="link font-semibold">
				{searchSetup.action}
			</Link>
		</Notice>
	)
}
