import { specialistOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { payUnits, rupeesForField } from '#app/platform/text/money.ts'
import { AmountField } from '#app/ui/fields/amount-field.tsx'
import { SectionForm } from '../components/section-form.tsx'
import { openSection } from '../sections/revisions.server.ts'
import { type PayContent, paySection } from '../sections/section-contents.server.ts'
import { answerSave } from '../sections/section-page.server.ts'
import { PayInput, payContent } from '../sections/section-schemas.server.ts'
import { payLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-pay.ts'
import { t, words } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const { content, seen } = await openSection(specialistOf(context), paySection)
	return { amounts: payUnits.map((unit) => ({ unit, amount: inField(content[unit]) })), seen }
}

const inField = (paise: PayContent['month']) => (paise === null ? '' : rupeesForField(BigInt(paise)))

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, PayInput)
	if (!form.ok) return invalid(form.problem)
	const { value, values } = form
	return answerSave(actor, paySection, { content: payContent(value), seen: value.seen, values }, payLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

const labels = words({ month: 'Per month', shift: 'Per shift', hour: 'Per hour', case: 'Per case' })

export default function EditPay({ loaderData: { amounts, seen }, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	return (
		<SectionForm
			title={t`Expected pay`}
			lead={t`The minimum you would accept. Fill in any of these. Verified hospitals can see it; the public cannot.`}
			labels={labels}
			seen={seen}
			problem={actionData}
		>
			<div className="grid gap-5 sm:grid-cols-2">
				{amounts.map(({ unit, amount }) => (
					<AmountField
						unit={unit}
						key={unit}
						name={unit}
						label={labels[unit]}
						optional
						defaultValue={fieldValue(actionData, unit, amount)}
						error={actionData?.fields?.[unit]}
					/>
				))}
			</div>
		</SectionForm>
	)
}
