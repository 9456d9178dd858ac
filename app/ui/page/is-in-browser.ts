import { useSyncExternalStore } from 'react'

/** False in what the server draws and in the first drawing of the browser, so that a page without a script is whole. */
export const useIsInBrowser = () =>
	useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	)
