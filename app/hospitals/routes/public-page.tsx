import { onceOpen } from '../status.ts'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { company } from '#app/company.ts'
import type { Member } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { unpackContent } from '#app/moderation/held.server.ts'
import { submitPublicPage } from '#app/moderation/hospital-page.server.ts'
import { findCurrentReview } from '#app/moderation/queries.server.ts'
import { ReviewNotice } from '#app/moderation/review-notice.tsx'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { invalid, notFound } from '#app/platform/http/http.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { listDepartments } from '../page/departments.server.ts'
import { listPhotos } from '../page/pictures.server.ts'
import { publicPageLimits } from '../page/public-page-limits.ts'
import { PublicPageInput } from '../page/public-page-schema.server.ts'
import { findOwnPublicPage } from '../page/public-page.server.ts'
import { listFurtherSites } from '../sites/site-choices.server.ts'
import type { Route } from './+types/public-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const [page, review] = await Promise.all([findOwnPublicPage(member), findCurrentReview(member, member.hospitalId)])
	// What waits or was refused is edited further, not typed again.
	const held = review?.held ? (unpackContent(review.held) as PublicPageInput) : {}
	return {
		page: { ...page, ...held, version: page.version },
		parts: await describeParts(member, page.logo !== null),
		review: review && { status: review.status, reasons: review.reasons, reason: review.reason },
		href: member.hospitalStatus === 'verified' ? `/hospitals/${member.hospitalId}` : null,
		once: onceOpen(member.hospitalStatus),
		can: { save: member.role === 'owner' },
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	if (member.role !== 'owner') throw notFound()
	const form = await parseForm(request, PublicPageInput)
	if (!form.ok) return invalid(form.problem)

	const saved = await submitPublicPage(member, form.value)
	if (!saved.ok) return invalid({ form: changed, values: form.values }, 409)
	if (saved.value.isHeld)
		return redirectWith('/hospital/profile', {
			title: 'In review',
			detail: 'The page stays as it was until then.',
			tone: 'info',
		})
	return redirectWith('/hospital/profile', { title: 'Saved', detail: 'Your hospital page has been updated.' })
}

/** What has a page of its own, with what is there now. */
async function describeParts(member: Member, hasLogo: boolean): Promise<Part[]> {
	const [photos, departments, sites] = await Promise.all([
		listPhotos(member.hospitalId),
		listDepartments(member.hospitalId),
		listFurtherSites(member.hospitalId),
	])
	const added = (count: number) => (count === 0 ? 'Not added yet' : `${count} added`)
	return [
		{ to: '/hospital/profile/name', label: 'Name', now: member.hospitalName },
		{ to: '/hospital/profile/logo', label: 'Logo', now: hasLogo ? 'Uploaded' : 'Not added yet' },
		{ to: '/hospital/profile/photos', label: 'Photos', now: added(photos.length) },
		{ to: '/hospital/profile/departments', label: 'Departments', now: added(departments.length) },
		{ to: '/hospital/profile/sites', label: 'Sites', now: `${sites.length + 1}, with the main site` },
	]
}

const changed =
	'A colleague saved this page while you were editing. Your version is below, next to the saved one. Save again to replace it.'

// Also after a clash: what is stored now is put beside what was typed.
export const shouldRevalidate = () => true

export default function PublicPage({
	loaderData: { page, parts, review, href, once, can },
	actionData: refused,
}: Route.ComponentProps) {
	const problem = useTyped(refused)
	const facilities = page.facilities.join(', ')
	const hasClashed = refused?.form === changed
	return (
		<main id="main" className="page grid max-w-200 grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageTitle problem={problem}>Hospital page</PageTitle>
			<PageHeader
				title="Hospital page"
				lead={`What specialists see about ${page.name}, on its page and next to its jobs.`}
				actions={
					href ? (
						<Link to={href} className="btn btn-secondary">
							View page
						</Link>
					) : undefined
				}
			/>
			{href ? null : <Notice tone="plain">This page goes live {once}. You can fill it in now.</Notice>}
			{review ? <ReviewNotice review={review} /> : null}
			{can.save ? <Parts parts={parts} /> : null}
			{can.save ? (
				<Form method="post" className="grid gap-5" noValidate>
					<ErrorSummary problem={problem} labels={{ beds: 'Beds', operationTheatres: 'Operation theatres' }} />
					<input type="hidden" name="version" value={page.version} />
					<TextArea
						name="about"
						label="About your hospital"
						optional
						hint="For example: when it was founded, its key specialities, the team and the theatres."
						rows={6}
						maxLength={publicPageLimits.about}
						defaultValue={fieldValue(problem, 'about', page.about)}
						error={problem?.fields?.['about']}
					/>
					{hasClashed ? <Stored label="About your hospital" value={page.about} /> : null}
					<div className="grid gap-5 md:grid-cols-2">
						<TextField
							name="beds"
							label="Beds"
							optional
							inputMode="numeric"
							maxLength={30}
							defaultValue={fieldValue(problem, 'beds', page.beds?.toString())}
							error={problem?.fields?.['beds']}
						/>
						<TextField
							name="operationTheatres"
							label="Operation theatres"
							optional
							inputMode="numeric"
							maxLength={30}
							defaultValue={fieldValue(problem, 'operationTheatres', page.operationTheatres?.toString())}
							error={problem?.fields?.['operationTheatres']}
						/>
					</div>
					<TextArea
						name="facilities"
						label="Facilities"
						optional
						hint="Separated by commas: Cath lab, Blood bank, 24-hour laboratory, Staff quarters"
						rows={3}
						defaultValue={fieldValue(problem, 'facilities', facilities)}
						error={problem?.fields?.['facilities']}
					/>
					{hasClashed ? <Stored label="Facilities" value={facilities} /> : null}
					<TextField
						name="website"
						label="Website"
						optional
						inputMode="url"
						autoComplete="url"
						maxLength={200}
						defaultValue={fieldValue(problem, 'website', page.website)}
						error={problem?.fields?.['website']}
					/>
					{replies.map(({ name, label, hint }) => (
						<Fragment key={name}>
							<TextArea
								name={name}
								label={label}
								optional
								hint={hint}
								rows={3}
								maxLength={publicPageLimits.reply}
								defaultValue={fieldValue(problem, name, page[name])}
								error={problem?.fields?.[name]}
							/>
							{hasClashed ? <Stored label={label} value={page[name]} /> : null}
						</Fragment>
					))}
					<SubmitButton className="justify-self-start" pendingLabel="Saving...">
						Save
					</SubmitButton>
				</Form>
			) : (
				<p className="text-ink-2">Only an owner of the hospital account can edit this page.</p>
			)}
			<p className="text-sm text-ink-2">
				{href
					? 'We verified the name, address and registration.'
					: 'The name, address and registration are verified first.'}{' '}
				To change the address or registration, write to <a href={`mailto:${company.email}`}>{company.email}</a> and we
				will verify them{href ? ' again' : ''}.
			</p>
		</main>
	)
}

/** The right of reply to what people say of the hospital. */
const replies = [
	{
		name: 'promiseReply',
		label: 'Reply to “As advertised?”',
		hint: 'Shown on your page under what people who joined say about your pay, duties and accommodation.',
	},
	{
		name: 'ratingReply',
		label: 'Reply to ratings',
		hint: 'Shown on your page with the average of the stars from people you hired, once it has one.',
	},
] as const

type Part = { to: string; label: string; now: string }

/** What has a page of its own. */
function Parts({ parts }: { parts: readonly Part[] }) {
	return (
		<ul className="panel divide-y divide-line">
			{parts.map(({ to, label, now }) => (
				<li key={to} data-row={to}>
					<Link to={to} className="flex min-h-13 items-center gap-3 px-4 text-ink no-underline hover:bg-hover">
						<span className="font-semibold">{label}</span>
						<span className="num ml-auto text-sm text-ink-2">{now}</span>
						<ChevronRight size={20} aria-hidden="true" className="text-ink-3" />
					</Link>
				</li>
			))}
		</ul>
	)
}

const Stored = ({ label, value }: { label: string; value: string | null }) => (
	<Notice tone="plain" title={`${label}: saved version`}>
		<p className="whitespace-pre-line">{value || 'Nothing'}</p>
	</Notice>
)
