import { Form } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { refuseDeceptive } from '#app/moderation/advice.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { changedSinceDrawn, stampOf } from '#app/platform/http/form-stamp.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DepartmentsInput, listDepartments, saveDepartments } from '../page/departments.server.ts'
import { publicPageLimits as limits } from '../page/public-page-limits.ts'
import type { Route } from './+types/departments.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const departments = await listDepartments(memberOf(context).hospitalId)
	return { departments, stamp: stampOf(departments) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, DepartmentsInput.superRefine(refuseDeceptive))
	if (!form.ok) return invalid(form.problem)
	const saved = await saveDepartments(memberOf(context), form.value)
	if (!saved.ok && saved.failure === 'changed-meanwhile') {
		const stamp = stampOf(await listDepartments(memberOf(context).hospitalId))
		return invalid({ form: changedSinceDrawn, values: { ...form.values, stamp } }, 409)
	}
	if (!saved.ok)
		return invalid({
			form: 'One of these departments has the name of another hospital. Enter what you call it.',
			values: form.values,
		})
	return redirectWith('/hospital/profile/departments', { title: 'Departments saved' })
}

const blankRows = 3
const labels = { name: 'Department', beds: 'Beds', tables: 'Operation tables', headRole: 'Role of its head' }

/** Every row has the same fields, so the summary says which row it means. */
const summaryLabels = (rows: readonly ({ name: string } | undefined)[]) =>
	Object.fromEntries(
		rows.flatMap((row, at) =>
			Object.entries(labels).map(([part, label]) => [
				`departments[${at}].${part}`,
				`${row?.name ?? `Row ${at + 1}`}, ${label}`,
			]),
		),
	)

export default function Departments({ loaderData: { departments, stamp }, actionData: problem }: Route.ComponentProps) {
	const rows = Array.from(
		{ length: Math.min(limits.departments, departments.length + blankRows) },
		(_, at) => departments[at],
	)
	const field = (at: number, part: keyof typeof labels, stored: string | number | null | undefined) => {
		const name = `departments[${at}].${part}`
		return {
			name,
			label: labels[part],
			error: problem?.fields?.[name],
			defaultValue: fieldValue(problem, name, stored?.toString()),
		}
	}
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Departments</PageTitle>
			<PageHeader
				title="Departments"
				lead="Specialists see them on your hospital page. To remove a department, clear its row. Save to add more rows."
			/>
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} labels={summaryLabels(rows)} />
				<input type="hidden" name="stamp" value={fieldValue(problem, 'stamp', stamp)} />
				{rows.map((row, at) => (
					// Rows are told apart by their place alone.
					<fieldset key={`row-${at}`} className="panel panel-body grid gap-4">
						<legend className="sr-only">{row?.name ?? `New department ${at - departments.length + 1}`}</legend>
						<TextField {...field(at, 'name', row?.name)} maxLength={limits.department} />
						<div className="grid items-start gap-4 sm:grid-cols-2">
							<TextField {...field(at, 'beds', row?.beds)} optional inputMode="numeric" maxLength={30} />
							<TextField {...field(at, 'tables', row?.tables)} optional inputMode="numeric" maxLength={30} />
						</div>
						<TextField {...field(at, 'headRole', row?.headRole)} optional maxLength={limits.headRole} />
					</fieldset>
				))}
				<div>
					<SubmitButton pendingLabel="Saving...">Save departments</SubmitButton>
				</div>
			</Form>
		</main>
	)
}
