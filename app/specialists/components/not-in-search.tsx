import { Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'

/** For a person who has not been asked from whom to hide: until then no hospital finds them. */
export function NotInSearch({ wasAsked }: { wasAsked: boolean }) {
	if (wasAsked) return null
	return (
		<Notice title="Hospitals cannot find you yet">
			Choose who should not see you, and your profile goes into search.{' '}
			<Link to="/doctors/complete-profile/details" className="link font-semibold">
				Set up profile
			</Link>
		</Notice>
	)
}
