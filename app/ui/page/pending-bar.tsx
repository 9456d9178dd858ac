import { useNavigation } from 'react-router'

/** A bar at the top once a navigation has taken 200 ms; quicker ones show nothing. */
export function PendingBar() {
	const { state } = useNavigation()
	return state === 'idle' ? null : <div className="pending-bar" aria-hidden="true" data-print="no" />
}
