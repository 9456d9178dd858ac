import { useContext } from 'react'
import { UNSAFE_DataRouterContext as RouterOfPage } from 'react-router'

type Router = NonNullable<React.ContextType<typeof RouterOfPage>>['router']

type Work = Pick<Router['state'], 'navigation' | 'fetchers'>

/**
 * True until the answer to a form is shown. What a page merely reads beside itself does not count: a read that a navigation broke off stays
 * in the router's list for good.
 */
export const isSending = ({ navigation, fetchers }: Work) =>
	[navigation, ...fetchers.values()].some(({ formMethod }) => formMethod !== undefined && formMethod !== 'GET')

/**
 * Reloading during a navigation would restart it and lose the message that waits on the other page. A form that was sent beside
 * the page would lose its redirect, and with it the message: the router follows the newer of the two.
 */
export const isUnderWay = (work: Work) => work.navigation.state !== 'idle' || isSending(work)

/** The router of the page, asked at the moment itself: React draws what it does a moment later, on a busy phone a long one. */
export const useRouterOfPage = () => useContext(RouterOfPage)?.router
