import { data } from 'react-router'
import { findPlace, suggestCities } from '#app/catalog/places/places.server.ts'
import { suggestSpecialities } from '#app/catalog/specialities.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { recheckAfterRename } from '#app/credentials/after-rename.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { findWait } from '#app/identity/second-factor/step-up.server.ts'
import { formatDateTime, formatDay } from '#app/platform/text/dates.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { NotInSearch } from '../components/not-in-search.tsx'
import { SettingsForm } from '../components/settings-form.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { wasAskedToHide } from '../onboarding/onboarding.server.ts'
import { notSpecified, unknownLocation } from '../profile/profile.ts'
import { findOwnSettings } from '../queries.server.ts'
import { profileRule } from '../resumes/resume-rules.ts'
import { findReadingNote } from '../resumes/resume-reading.server.ts'
import { findOwnResume } from '../resumes/resume.server.ts'
import { scanSoon } from '../resumes/resume-scan.server.ts'
import { storeResume, readResume, uploadMessage } from '../resumes/resume-upload.server.ts'
import { SettingsInput } from '../schema.server.ts'
import { saveSettings } from '../settings.server.ts'
import { askAboutSpeciality, notUnderstood, understoodAs } from '../onboarding/speciality-choice.server.ts'
import type { Route } from './+types/settings.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [{ phone, speciality, specialitySlug, location, ...settings }, resume, reading, wasAsked] = await Promise.all([
		findOwnSettings(actor),
		findOwnResume(actor),
		findReadingNote(actor),
		wasAskedToHide(actor),
	])
	const said = (text: string) => (text === notSpecified ? '' : text)
	return {
		settings: {
			...settings,
			speciality: said(speciality),
			location: said(location),
			phone: phone ? formatPhone(phone) : '',
		},
		resume: resume && {
			id: resume.id,
			fileName: resume.fileName,
			scan: resume.scan,
			uploaded: formatDay(resume.uploadedAt),
			reading,
		},
		wasAsked,
		isLocationUnknown: location !== notSpecified && findPlace(location) === null,
		specialityNote: specialitySlug === null && speciality !== notSpecified ? notUnderstood() : undefined,
		specialities: suggestSpecialities(''),
		cities: suggestCities(''),
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await readForm(request)
	const upload = await readResume(form)
	const parsed = parseFormData(form, SettingsInput)
	if (!parsed.ok) return invalid(parsed.problem)
	const asked = askAboutSpeciality(parsed.value, (await findOwnSettings(actor)).speciality)
	if (asked) return invalid({ ...asked, values: parsed.values })
	const emailWait = await waitForEmail(actor, parsed.value.email, context, request)
	if (emailWait !== null) return invalid({ fields: { email: [emailWait] }, values: parsed.values })
	const stored = upload ? await storeResume(actor.specialistId, upload, profileRule) : null
	if (stored && !stored.ok)
		return invalid({ fields: { resume: [uploadMessage(stored.failure, profileRule)] }, values: parsed.values })

	const written = await tryToWrite(() => saveSettings(actor, parsed.value, stored?.value ?? null, recheckAfterRename))
	if (!written.ok) return unavailable({ form: t`Failed to save settings. Please try again.`, values: parsed.values })
	const saved = written.value
	if (!saved.ok) return data({ values: parsed.values, isStale: true as const }, { status: 409 })
	if (saved.value.resumeId !== null) await scanSoon(saved.value.resumeId)
	const understood = understoodAs(parsed.value)
	const detail = findPlace(parsed.value.location) ? t`Your settings have been updated successfully.` : unknownLocation()
	return redirectWith('/settings', {
		title: t`Settings saved`,
		detail: understood ? `${understood.title}. ${detail}` : detail,
	})
}

/** Where the address has to stay as it is for a while: in a browser that nothing but an SMS vouches for, see step-up.ts. */
async function waitForEmail(
	actor: Specialist,
	email: string | null,
	context: Route.ActionArgs['context'],
	request: Request,
): Promise<string | null> {
	if ((await findOwnSettings(actor)).email === email) return null
	const until = await findWait(context, request)
	return (
		until &&
		t`For your security, a new browser cannot change your email address until ${{ time: formatDateTime(until) }}. To change it now, log in with a passkey.`
	)
}

// Also after a clash, with the stored values beside the typed ones.
export const shouldRevalidate = () => true

export default function Settings({ loaderData: { wasAsked, ...form }, actionData }: Route.ComponentProps) {
	return (
		<SettingsFrame current="profile">
			<PageTitle problem={actionData}>{t`Settings`}</PageTitle>
			<NotInSearch wasAsked={wasAsked} />
			<SettingsForm {...form} problem={actionData} />
		</SettingsFrame>
	)
}
