import { isRightsKind, type RightsKind } from '#app/cases/kinds.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { decidedMomentAgo, takenByAnother } from './cases/case-refusals.ts'

/** The kind that an address names, or a 404. */
export function rightsKindParam(kind: string | undefined): RightsKind {
	if (!isRightsKind(kind)) throw notFound()
	return kind
}

export const rightsRefusal = ({ failure }: { failure: string }) =>
	failure === 'taken'
		? takenByAnother
		: failure === 'decided'
			? decidedMomentAgo
			: 'Another operator has changed this request after you opened it. Reload the page to see its status.'

export const toRightsCase = buttonPage(
	({ params }: { params: { kind: string; requestId: string } }) =>
		`/operator/rights/${rightsKindParam(params.kind)}/${idParam(params.requestId)}`,
)
