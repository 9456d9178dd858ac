import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server draws and until React listens in the browser, true from then on. */
export const useIsHydrated = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
