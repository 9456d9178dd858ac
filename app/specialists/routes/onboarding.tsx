import { quoted } from '#app/platform/text/quoted.ts'
import { AmountField } from '#app/ui/fields/amount-field.tsx'
import { Form, Link } from 'react-router'
import { findAlertReach, reachSentences } from '#app/alerts/reach.server.ts'
import { saveSearch } from '#app/alerts/saved-searches.server.ts'
import { shiftName, shifts } from '#app/catalog/shifts.ts'
import { findSpeciality } from '#app/catalog/specialities.ts'
import { documentFieldProps } from '#app/platform/files/document-rule.ts'
import { pagesHint } from '#app/credentials/documents/pages-hint.ts'
import { readPaperFile } from '#app/credentials/documents/pages-of-paper.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { consentItems } from '#app/identity/consent-notice.ts'
import { recheckAfterRename } from '#app/credentials/after-rename.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { findPreferences } from '#app/notifications/queries.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { typedValues } from '#app/platform/http/typed-values.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { listMeant, meansLine } from '../hiding/hidden-hospitals.server.ts'
import { addBasics, findBasics, missingBasics, unlistedTrade } from '../profile/basics.server.ts'
import { basicsLabels, BasicsFields } from '../profile/basics-fields.tsx'
import { findOnboarding, isFindable, type OnboardingFailure, saveOnboarding } from '../onboarding/onboarding.server.ts'
import { notSpecified } from '../profile/profile.ts'
import { choiceAllowed, itemsAllowed } from '../resumes/proposed-email.server.ts'
import { foundInResume, proposalLine } from '../resumes/proposal-lines.ts'
import { findOwnSettings } from '../queries.server.ts'
import { OnboardingInput } from '../schema.server.ts'
import { hiddenTooMany, hiddenTooVague } from '../hiding/hidden-labels.ts'
import { findCompletion } from './profile/completion.server.ts'
import { HideStep } from './onboarding/hide-step.tsx'
import { findRegistrationStep, saveRegistration, takeRegistration } from './onboarding/registration-step.server.ts'
import { ResumeStep } from './onboarding/resume-step.tsx'
import type { Route } from './+types/onboarding.ts'
import { t } from '#app/platform/language/words.ts'

const returnToOf = (request: Request) => safeReturnTo(new URL(request.url).searchParams.get('returnTo'))

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [{ resume, ...steps }, basics, registration, { jobAlerts }] = await Promise.all([
		findOnboarding(actor),
		findBasics(actor),
		findRegistrationStep(actor),
		findPreferences(actor.accountId),
	])
	const returnTo = returnToOf(request)
	return {
		...steps,
		resume: resume && {
			...resume,
			items: (await itemsAllowed(context, request, resume.items)).map(proposalLine),
		},
		basics: missingBasics(basics),
		registration,
		jobAlerts,
		later: returnTo === '/' ? '/doctors/dashboard' : returnTo,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await readForm(request)
	const document = await readPaperFile(form)
	const values = typedValues(form)
	const registration = takeRegistration(form)
	const parsed = parseFormData(form, OnboardingInput)
	if (!parsed.ok) return invalid({ ...parsed.problem, values })

	if (!document.ok) return invalid({ fields: { document: [document.failure] }, values })
	// First what may be refused and can be sent twice; what was accepted is then no longer asked for.
	const { jobAlerts } = parsed.value
	const lacks = missingBasics(await findBasics(actor)).filter((field) => parsed.value[field] === null)
	if (jobAlerts && lacks.includes('speciality') && lacks.includes('location'))
		return invalid({
			fields: { speciality: [t`Add your speciality or your location, so that we know which jobs to alert you to.`] },
			values,
		})
	const unlisted = unlistedTrade(parsed.value.speciality)
	if (unlisted) return invalid({ fields: { speciality: unlisted }, values })
	// Refused first: no hospital finds a person whose form still has a problem.
	const problem = await saveRegistration(actor, registration, document.value)
	if (problem) return invalid({ ...problem, values })
	const saved = await saveOnboarding(actor, await choiceAllowed(context, request, parsed.value), recheckAfterRename)
	if (!saved.ok) return invalid({ ...refusals[saved.failure](), values })
	await addBasics(actor, parsed.value)
	const alerts = jobAlerts ? [await saveFirstSearch(actor)] : []

	const returnTo = returnToOf(request)
	const hidden = await listMeant([
		...parsed.value.hide,
		...(parsed.value.hideAlso === null ? [] : [parsed.value.hideAlso]),
	])
	const hiding = hidden.map(({ name, means }) => `${name}: ${meansLine(means)}`)
	return redirectWith(returnTo === '/' ? '/profile' : returnTo, await whatIsSaved(actor, [...hiding, ...alerts]))
}

/** True whatever is still missing: that all is there is said only when it is. */
async function whatIsSaved(actor: Specialist, further: readonly string[]) {
	const [isFound, { completion }] = await Promise.all([isFindable(actor), findCompletion(actor.specialistId)])
	const [next] = completion.next
	const title =
		completion.percent === 100
			? t`Profile completed successfully!`
			: isFound
				? t`Saved. Verified hospitals can find you now.`
				: t`Saved. Your profile is hidden from hospitals.`
	const missing = next
		? [t`Your profile is ${{ percent: completion.percent }}% complete. Next: ${{ item: next.label }}.`]
		: []
	return { title, detail: [...missing, ...further].join(' ') }
}

const refusals: Record<OnboardingFailure, () => { form?: string; fields?: Record<string, string[]> }> = {
	'profile-full': () => ({ form: t`Your profile cannot hold all of these. Deselect some of them.` }),
	'too-many-hidden': () => ({ fields: { hideAlso: [hiddenTooMany()] } }),
	'hidden-too-vague': () => ({ fields: { hideAlso: [hiddenTooVague()] } }),
}

/** Alerts need a search to come from: jobs of the person's speciality where they live. Says what becomes of it. */
async function saveFirstSearch(actor: Specialist): Promise<string> {
	const { speciality, location } = await findOwnSettings(actor)
	const slug = findSpeciality(speciality)?.slug
	const query = new URLSearchParams({
		...(slug !== undefined ? { speciality: slug } : speciality === notSpecified ? {} : { q: speciality }),
		...(location === notSpecified ? {} : { place: location }),
	})
	const saved = await saveSearch(actor, query.toString())
	if (!saved.ok)
		return saved.failure === 'too-many'
			? t`Your list of saved searches is full, so no new alert was added.`
			: t`We do not know this place on the map, so no alert was added. Save a search on the Jobs page to get one.`
	const reach = reachSentences[await findAlertReach(actor)]
	return t`Alert for ${{ search: quoted(saved.value.name) }}: ${{ reach }}`
}

const labelsOfForm = () => ({
	...basicsLabels,
	hideAlso: t`Hospital`,
	month: t`Expected monthly pay`,
	councilCode: t`Council`,
	number: t`Registration number`,
	year: t`Year of registration`,
	validUntil: t`Valid until`,
	document: t`Certificate`,
})
const [alerts] = consentItems.filter(({ key }) => key === 'job-alerts')
const shiftChoices = () => shifts.map((value) => ({ value, label: shiftName(value) }))

export default function Onboarding({ loaderData, actionData: refused }: Route.ComponentProps) {
	const problem = useTyped(refused)
	const { basics, resume, registration, employers, hidden, suggestions, isAsked, jobAlerts, later } = loaderData
	const found = resume?.items.length ?? 0
	const title = found > 0 ? foundInResume(found) : t`Set up your profile`
	const labels = labelsOfForm()
	const field = (name: keyof typeof labels, stored = '') => ({
		name,
		label: labels[name],
		defaultValue: fieldValue(problem, name, stored),
		error: problem?.fields?.[name],
	})
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-5 md:py-8">
			<PageTitle problem={refused}>{t`Set up your profile`}</PageTitle>
			<header className="flex items-start justify-between gap-4">
				<div>
					<h1>{title}</h1>
					<p className="mt-1 text-ink-2">
						{found > 0
							? t`Select what is correct. Leave blank what you want to add later.`
							: t`Leave blank what you want to add later.`}
					</p>
				</div>
				<Link to={later} className="btn btn-quiet shrink-0">
					{t`Later`}
				</Link>
			</header>
			<Form
				method="post"
				encType="multipart/form-data"
				className="grid grid-cols-1 gap-5"
				noValidate
				data-upload=""
				data-draft=""
			>
				<ErrorSummary problem={problem} labels={labels} />
				<ResumeStep resume={resume} ticked={problem ? [problem.values?.['items'] ?? []].flat() : null} />
				{basics.length > 0 ? (
					<Panel title={t`About you`}>
						<BasicsFields basics={basics.map((field) => ({ field, suggested: '' }))} problem={problem} />
					</Panel>
				) : null}
				<HideStep employers={employers} hidden={hidden} suggestions={suggestions} isAsked={isAsked} problem={problem} />
				<Panel title={t`Pay and shifts`}>
					<div className="grid grid-cols-1 gap-4">
						<AmountField
							unit="month"
							{...field('month', loaderData.month)}
							optional
							hint={t`The minimum you would accept. Verified hospitals can see it; the public cannot.`}
						/>
						<CheckboxGroup
							name="shifts"
							label={t`Preferred shifts`}
							chips
							options={shiftChoices()}
							defaultValue={problem ? [problem.values?.['shifts'] ?? []].flat() : loaderData.shifts}
						/>
					</div>
				</Panel>
				{registration ? (
					<Panel title={t`Council registration`}>
						<div className="grid grid-cols-1 gap-4">
							<p className="text-ink-2">
								{t`With a photo of the certificate we can verify it, and you get the Verified badge. You can add the photo later. Hospitals never see it.`}
							</p>
							<SelectField
								{...field('councilCode', registration.councilCode)}
								options={registration.councils}
								placeholder={t`Choose your council`}
							/>
							<div className="grid grid-cols-[minmax(0,1fr)_7rem] items-end gap-3">
								<TextField
									{...field('number', registration.number)}
									maxLength={40}
									autoComplete="off"
									spellCheck={false}
								/>
								<TextField {...field('year', registration.year)} label={t`Year`} inputMode="numeric" maxLength={30} />
							</div>
							{registration.isNursing ? (
								<div>
									<DateField
										{...field('validUntil')}
										hint={t`Nursing councils renew a registration, usually every five years.`}
										className="field-narrow"
									/>
									<Checkbox
										name="noExpiry"
										label={t`My certificate shows no expiry date`}
										size="sm"
										defaultChecked={fieldValue(problem, 'noExpiry') === 'on'}
									/>
								</div>
							) : null}
							<FileField
								{...documentFieldProps}
								name="document"
								multiple
								label={labels.document}
								hint={`${documentFieldProps.hint} ${pagesHint()}`}
								optional
								error={problem?.fields?.['document']}
							/>
						</div>
					</Panel>
				) : null}
				{jobAlerts || !alerts ? null : (
					<Panel title={t`Job alerts`}>
						<Checkbox
							name="jobAlerts"
							label={t`Alert me to new jobs that match my speciality and location`}
							hint={`${alerts.what} ${alerts.until}`}
							defaultChecked={fieldValue(problem, 'jobAlerts') === 'on'}
						/>
					</Panel>
				)}
				<div className="sticky bottom-[var(--bottom-bar,0px)] -mx-4 flex gap-2 border-t border-line bg-surface px-4 py-3 md:static md:mx-0 md:border-0 md:bg-transparent md:px-0">
					<SubmitButton pendingLabel={t`Saving...`} className="grow md:grow-0">
						{isAsked ? t`Save` : t`Save and be found`}
					</SubmitButton>
					<ButtonLink to={later} variant="quiet">
						{t`Later`}
					</ButtonLink>
				</div>
			</Form>
		</main>
	)
}
