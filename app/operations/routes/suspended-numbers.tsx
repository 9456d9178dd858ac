import { Form } from 'react-router'
import { z } from 'zod'
import { operatorOf } from '#app/identity/groups.server.ts'
import { formatPhone, invalidPhone, normalisePhone } from '#app/identity/phone.server.ts'
import { listSuspendedNumbers, suspendNumber } from '#app/identity/sign-in/suspended-numbers.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { plainText } from '#app/platform/text/text.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/suspended-numbers.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const numbers = await listSuspendedNumbers(operatorOf(context))
	return {
		numbers: numbers.map(({ phone, at, by, ...row }) => ({
			...row,
			...{ phone: formatPhone(phone), at: formatDateTime(at), by: by ?? 'Account removed' },
		})),
	}
}

const NumberInput = z.object({
	phone: z.string({ error: invalidPhone }).transform((typed, context) => {
		const phone = normalisePhone(typed)
		if (phone !== null) return phone
		context.addIssue({ code: 'custom', message: invalidPhone() })
		return z.NEVER
	}),
	reason: plainText({ max: 600, multiline: true }),
})

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, NumberInput)
	if (!form.ok) return invalid(form.problem)
	const suspended = await suspendNumber(operatorOf(context), form.value)
	if (!suspended.ok)
		return invalid({ fields: { phone: ['This number is already suspended.'] }, values: form.values }, 409)
	return redirectWith('/operator/numbers', {
		title: `${formatPhone(form.value.phone)} has been suspended`,
		detail: 'It can neither log in nor register until you restore it.',
	})
}

const labels = { phone: 'Mobile number', reason: 'Reason' }
const title = 'Suspended numbers'

export default function SuspendedNumbers({ loaderData: { numbers }, actionData: problem }: Route.ComponentProps) {
	const field = (name: keyof typeof labels) => ({
		...{ name, label: labels[name], defaultValue: fieldValue(problem, name), error: problem?.fields?.[name] },
	})
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead="A suspended number can neither log in nor register, and its account is logged out. Suspend the account as well to take the profile out of search."
			/>
			{numbers.length === 0 ? (
				<EmptyState picture="done" title="No number is suspended." />
			) : (
				<div className="panel">
					<Table caption={title} columns={columns} rows={numbers} rowKey={({ id }) => id} />
					<FirstOf shown={numbers.length} total={numbers[0]?.total ?? 0} />
				</div>
			)}
			<section aria-labelledby="suspend-title">
				<h2 id="suspend-title">Suspend a number</h2>
				<Form method="post" noValidate className="grid max-w-prose gap-5">
					<ErrorSummary problem={problem} labels={labels} />
					<TextField {...field('phone')} autoComplete="off" inputMode="tel" />
					<TextArea
						{...field('reason')}
						hint="For example, the authority and the number of its order. The holder of the number reads this after entering the right code."
						rows={3}
						maxLength={600}
					/>
					<SubmitButton className="justify-self-start" pendingLabel="Suspending...">
						Suspend number
					</SubmitButton>
				</Form>
			</section>
		</main>
	)
}

type Row = Route.ComponentProps['loaderData']['numbers'][number]

const columns: Column<Row>[] = [
	{ key: 'phone', header: 'Number', isRowHeader: true, cell: ({ phone }) => <span className="num">{phone}</span> },
	{ key: 'reason', header: 'Reason', cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
	{ key: 'by', header: 'Suspended', cell: ({ by, at }) => `${by}, ${at}` },
	{
		key: 'restore',
		header: 'Restore',
		cell: ({ id, phone }) => (
			<PostButton
				action={`/operator/numbers/${id}/restoration`}
				variant="secondary"
				size="sm"
				pendingLabel="Restoring..."
				aria-label={`Restore: ${phone}`}
			>
				Restore
			</PostButton>
		),
	},
]
