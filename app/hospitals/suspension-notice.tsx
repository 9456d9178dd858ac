import { Link } from 'react-router'
import { Notice } from '#app/ui/page/notice.tsx'

/** What its suspension means for a page of the hospital, with the way to the reason and the appeal. */
export const SuspensionNotice = ({ children, ...shown }: { children: string; title?: string; className?: string }) => (
	<Notice tone="warning" title="Your hospital is suspended" {...shown}>
		<p>
			{children}{' '}
			<Link to="/hospitals/verification" className="link">
				View reason and appeal
			</Link>
		</p>
	</Notice>
)
