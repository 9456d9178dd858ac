import { Form } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { rangeLine, scopeLine } from '#app/pay/usual-pay.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { AmountField } from '#app/ui/fields/amount-field.tsx'
import { refuseForm, throwRefusal } from '../settlement/held-route.server.ts'
import { formatCoverPay } from '../labels.ts'
import { findRequest } from '../asking/hospital-cover.server.ts'
import { coverLimits } from '../asking/kinds.ts'
import { leastRaise, raisePay } from '../asking/reach.server.ts'
import { RaiseInput } from '../schema.server.ts'
import type { Route } from './+types/raise.ts'

export async function loader({ request: asked, params, context }: Route.LoaderArgs) {
	const request = await findRequest(memberOf(context), idParam(params.requestId))
	if (!request) throw notFound()
	refuseForm(asked, request.status !== 'open' ? 'changed' : request.startsAt <= new Date() ? 'begun' : null)
	const usual = await findUsualPay({
		speciality: request.specialitySlug,
		location: request.location,
		unit: request.payUnit,
	})
	return {
		id: request.id,
		lead: `${request.work}, now ${formatCoverPay(request)}`,
		unit: request.payUnit,
		pay: rupeesForField(
			usual && usual.median > leastRaise(request.payPaise) ? usual.median : leastRaise(request.payPaise),
		),
		usual: usual && `Usual for ${scopeLine(usual)}: ${rangeLine(usual)}`,
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, RaiseInput)
	if (!form.ok) return invalid(form.problem)
	const raised = await raisePay(memberOf(context), requestId, form.value.pay)
	if (raised.ok)
		return redirectWith(`/hospital/cover/${requestId}`, {
			title: 'Pay raised',
			detail:
				'We are asking more specialists. We notify those who have not answered once, at night only if they take calls then.',
		})
	const { failure } = raised
	const refuse = (problem: string, status?: number) =>
		invalid({ fields: { pay: [problem] }, values: form.values }, status)
	switch (failure) {
		case 'not-more':
			return refuse(`Enter at least ${coverLimits.raisePercent}% more than the present pay.`)
		case 'raised-often':
			return refuse(
				`Pay can be raised ${coverLimits.raises} times. To offer more, cancel this request and ask again.`,
				409,
			)
		case 'raised-just-now':
			return refuse('You have just raised the pay. Wait until those who are asked now have had time to answer.', 409)
		case 'not-found':
		case 'begun':
		case 'changed':
			return throwRefusal(failure)
	}
}

export default function Raise({ loaderData: { id, lead, unit, pay, usual }, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Raise the pay</PageTitle>
			<PageHeader back={{ to: `/hospital/cover/${id}`, label: 'Cover' }} title="Raise the pay" lead={lead} />
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} labels={{ pay: 'Pay' }} />
				<AmountField
					unit={null}
					name="pay"
					label={`Pay per ${unit}`}
					required
					className="field-narrow"
					hint={usual ?? undefined}
					defaultValue={fieldValue(problem, 'pay', pay)}
					error={problem?.fields?.['pay']}
				/>
				<SubmitButton pendingLabel="Saving..." className="justify-self-start">
					Raise pay
				</SubmitButton>
			</Form>
		</main>
	)
}
