import { suggestCities } from '#app/catalog/places/places.server.ts'
import { suggestSpecialities } from '#app/catalog/specialities.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { CompleteProfileDialog } from '../components/complete-profile-dialog.tsx'
import { notSpecified } from '../profile/profile.ts'
import { findOwnSettings } from '../queries.server.ts'
import { profileRule } from '../resumes/resume-rules.ts'
import { findOwnResume } from '../resumes/resume.server.ts'
import { scanSoon } from '../resumes/resume-scan.server.ts'
import { storeResume, readResume, uploadMessage } from '../resumes/resume-upload.server.ts'
import { CompletionInput } from '../schema.server.ts'
import { completeProfile } from '../settings.server.ts'
import { askAboutSpeciality, understoodAs } from '../onboarding/speciality-choice.server.ts'
import type { Route } from './+types/complete-profile.ts'
import { t } from '#app/platform/language/words.ts'

const returnToOf = (request: Request) => safeReturnTo(new URL(request.url).searchParams.get('returnTo'))

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [settings, resume] = await Promise.all([findOwnSettings(actor), findOwnResume(actor)])
	const said = (text: string) => (text === notSpecified ? '' : text)
	return {
		isNew: new URL(request.url).searchParams.has('welcome'),
		speciality: said(settings.speciality),
		location: said(settings.location),
		resumeName: resume?.fileName ?? null,
		specialities: suggestSpecialities(''),
		cities: suggestCities(''),
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await readForm(request)
	const upload = await readResume(form)
	const parsed = parseFormData(form, CompletionInput)
	if (!parsed.ok) return invalid(parsed.problem)
	const asked = askAboutSpeciality(parsed.value)
	if (asked) return invalid({ ...asked, values: parsed.values })
	const stored = upload ? await storeResume(actor.specialistId, upload, profileRule) : null
	if (stored && !stored.ok)
		return invalid({ fields: { resume: [uploadMessage(stored.failure, profileRule)] }, values: parsed.values })

	const completed = await tryToWrite(() => completeProfile(actor, parsed.value, stored?.value ?? null))
	if (!completed.ok)
		return unavailable({ form: t`Failed to complete profile. Please try again.`, values: parsed.values })
	const { resumeId } = completed.value
	if (resumeId !== null) await scanSoon(resumeId)
	const returnTo = returnToOf(request)
	const query = returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo })}`
	return redirectWith(`/doctors/complete-profile/details${query}`, understoodAs(parsed.value))
}

export default function CompleteProfile({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-4 py-8">
			<PageTitle problem={actionData}>{t`Complete Your Profile`}</PageTitle>
			<h1>{t`Complete Your Profile`}</h1>
			<p className="text-ink-2">
				{t`Hospitals look for these details first. It takes a minute, and you can change them later.`}
			</p>
			<CompleteProfileDialog stored={loaderData} problem={actionData} />
		</main>
	)
}
