import { Link } from 'react-router'
import { reportHours } from '#app/cases/kinds.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { returnPage } from '../return-page.ts'
import { UserReportForm } from '../reports/user-report-form.tsx'
import { findHospitalName, reportHospital } from '../reports/user-reports.server.ts'
import { UserReportInput } from '../schema.server.ts'
import type { Route } from './+types/report-hospital.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const hospital = await findHospitalName(specialistOf(context), idParam(params.hospitalId))
	if (!hospital) throw notFound()
	const reason = new URL(request.url).searchParams.get('reason') ?? undefined
	return { ...hospital, reason, back: returnPage(request, hospital) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const hospitalId = idParam(params.hospitalId)
	const form = await parseForm(request, UserReportInput)
	if (!form.ok) return invalid(form.problem)

	const hospital = await findHospitalName(actor, hospitalId)
	if (!hospital) throw notFound()
	const from = returnPage(request, hospital)
	const reported = await reportHospital(actor, hospitalId, form.value, from.requestId)
	if (!reported.ok && reported.failure === 'not-found') throw notFound()
	if (!reported.ok) return invalid({ form: alreadyReported(), values: form.values }, 409)
	return redirectWith(from.to, {
		title: t`Thank you. We will review your report within ${{ hours: reportHours }} hours`,
		detail: t`We will tell you the outcome in Notifications.`,
	})
}

const alreadyReported = () => t`You have already reported this hospital. We will tell you the outcome.`

export default function ReportHospital({ loaderData, actionData: problem }: Route.ComponentProps) {
	const { id, name, reason, back } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{t`Report ${{ hospital: name }}`}</PageTitle>
			<PageHeader
				back={back}
				title={t`Report ${{ hospital: name }}`}
				lead={t`Only our team reads this. We never tell the hospital who reported it.`}
			/>
			<UserReportForm about="hospital" problem={problem} reason={reason} />
			<p className="text-sm text-ink-2">
				{rich({
					link: (words) => <Link to={`/hospitals/${id}/block${back.query}`}>{words}</Link>,
				})`Do not want to hear from this hospital again? <link>Block it</link> too.`}
			</p>
		</main>
	)
}
