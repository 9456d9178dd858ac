import { isId } from '#app/platform/http/http.ts'
import { t } from '#app/platform/language/words.ts'

type Hospital = { id: string; name: string; status: string }

/** Where a page about a hospital was opened, to go back to: a contact request, else the hospital's own page if it has one. */
export function returnPage(request: Request, { id, name, status }: Hospital) {
	const about = new URL(request.url).searchParams.get('request') ?? undefined
	if (isId(about))
		return { requestId: about, query: `?request=${about}`, to: `/contact-requests/${about}`, label: t`Contact request` }
	const page =
		status === 'verified'
			? { to: `/hospitals/${id}`, label: name }
			: { to: '/contact-requests', label: t`Contact requests` }
	return { requestId: null, query: '', ...page }
}
