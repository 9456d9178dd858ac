import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { findCarriedPay } from '../requests/carried-pay.server.ts'
import { askSeveral, formatRefusals } from '../requests/several-requests.server.ts'
import { RequestForm } from '../requests/request-form.tsx'
import { RequestInput } from '../schema.server.ts'
import { formatLeft, requestInReview, sendRefusals, whyClosed, withdrawalMinutes } from '../labels.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { dashboardPath, withIds } from '#app/marketplace/paths.ts'
import { countTicked, inOneField, pageOfTicked, readSelection, SelectionInput } from '#app/marketplace/schema.server.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { withTemplate } from '#app/templates/template-picker.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { findMisfits, loadContactSeveral } from './contact-several/contact-several.server.ts'
import type { Route } from './+types/contact-several.ts'
import { counted, plural } from '#app/platform/text/counted.ts'

/** Most recipients of one text at once. */
const maxAtOnce = 20
const path = '/hospital/candidates/contact'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const params = new URL(request.url).searchParams
	const ids = readSelection(params)
	const rest = inOneField.parse(params.get('rest') ?? '')
	const page = await loadContactSeveral(member, ids.slice(0, maxAtOnce), params)
	const typed = (name: string) => (params.get(name) ?? '').slice(0, 1000)
	return {
		...page,
		rest: rest.join(','),
		groups: page.groups.map((group) => ({
			href: `${withIds(path, group.ids)}&${new URLSearchParams({ jobId: group.jobId, rest: group.rest.join(',') })}`,
			count: group.ids.length,
			title: group.title,
		})),
		leftOut: Math.max(0, countTicked(params, ids.length) - maxAtOnce),
		typed: { reason: typed('reason'), message: typed('message') },
	}
}

const SeveralInput = RequestInput.safeExtend({
	id: SelectionInput.shape.id,
	/** The job that some of them do not fit, once the member has read their names. */
	anyway: z.string().max(36).optional(),
	/** Those who get a request about another job next. */
	rest: inOneField,
})

const misfitsOf = (names: readonly string[]) =>
	`${names.join(', ')} ${plural(names.length, 'does', 'do')} not match this job.`

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const opened = await readForm(request)
	if (opened.has('open')) throw redirect(pageOfTicked(path, opened), 303)
	const form = parseFormData(opened, SeveralInput)
	if (!form.ok) return invalid(form.problem)
	const { id: ids, anyway, rest, ...input } = form.value
	if (ids.length === 0) return invalid({ form: 'Select at least one specialist.', values: form.values })

	const carried = await findCarriedPay(member, input)
	if (carried) return invalid({ fields: carried, values: form.values })

	const people = ids.slice(0, maxAtOnce)
	const misfits = anyway === input.jobId ? [] : await findMisfits(member, people, input.jobId ?? '')
	if (misfits.length > 0)
		return invalid(
			{
				form: `${misfitsOf(misfits)} Select Send again to include them, or choose another job.`,
				values: { ...form.values, anyway: input.jobId ?? '' },
			},
			409,
		)
	const { sent, held, refused } = await askSeveral(member, people, input)
	const left = formatRefusals(refused)
	const next = rest.filter((id) => !people.includes(id))
	const then = (list: string) => (next.length > 0 ? withIds(path, next) : list)
	if (held.length > 0)
		return redirectWith(then('/hospital/reviews'), {
			...requestInReview,
			detail: [`${sent.length} sent, ${held.length} in review.`, left].filter(Boolean).join(' '),
		})
	if (sent.length === 0) return invalid({ form: left, values: form.values }, 409)
	return redirectWith(then('/hospital/contact-requests'), {
		title:
			sent.length === people.length
				? `${counted(sent.length, 'request')} sent`
				: `${sent.length} of ${people.length} requests sent`,
		detail: [left, `You can withdraw each one for ${withdrawalMinutes} minutes.`].filter(Boolean).join(' '),
		...(left ? { tone: 'info' as const } : {}),
	})
}

export default function ContactSeveral({ loaderData, actionData }: Route.ComponentProps) {
	const { people, allowance, leftOut, misfits } = loaderData
	const closed = whyClosed(allowance)
	const askable = people.filter(({ isAskable }) => isAskable)
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageTitle problem={actionData}>Contact several specialists</PageTitle>
			<PageHeader
				back={{ to: dashboardPath, label: 'Candidates' }}
				title="Contact several specialists"
				lead="Each specialist gets their own request with the same message. Each request counts towards your limit."
			/>
			{people.length === 0 ? (
				<EmptyState
					title="No specialists selected"
					action={<ButtonLink to={dashboardPath}>Back to candidates</ButtonLink>}
				>
					Select specialists in the candidate list, then select Contact.
				</EmptyState>
			) : (
				<>
					<WhoGetsIt people={people} leftOut={leftOut} />
					{loaderData.groups.length > 0 && !closed ? <ByJob groups={loaderData.groups} /> : null}
					{closed ? (
						<Notice tone="warning">{sendRefusals[closed]}</Notice>
					) : (
						<Notice tone="plain">
							<p className="num">
								{askable.length === 0
									? 'None of them can be contacted right now. '
									: `This sends requests to ${askable.length} of ${people.length} specialists. `}
								{formatLeft(allowance)}
							</p>
						</Notice>
					)}
					{loaderData.choices && !closed ? (
						<RequestForm
							key={loaderData.chosenJobId}
							page={path}
							hasPreview={false}
							jobs={loaderData.jobs}
							chosenJobId={loaderData.chosenJobId}
							defaultOffer={loaderData.defaultOffer}
							typed={loaderData.typed}
							choices={loaderData.choices}
							templateHref={withTemplate(
								`${path}?${new URLSearchParams([...askable.map(({ id }) => ['id', id]), ['jobId', loaderData.chosenJobId], ['rest', loaderData.rest]])}`,
							)}
							problem={actionData}
						>
							{askable.map(({ id }) => (
								<input key={id} type="hidden" name="id" value={id} />
							))}
							<input type="hidden" name="rest" value={loaderData.rest} />
							{misfits.length > 0 ? <Notice tone="warning">{misfitsOf(misfits)}</Notice> : null}
							<input
								type="hidden"
								name="anyway"
								value={fieldValue(actionData, 'anyway', misfits.length > 0 ? loaderData.chosenJobId : '')}
							/>
						</RequestForm>
					) : null}
				</>
			)}
		</main>
	)
}

type Person = Route.ComponentProps['loaderData']['people'][number]

/** A request is about one job, so those who match different ones are asked one job after the other. */
function ByJob({ groups }: { groups: Route.ComponentProps['loaderData']['groups'] }) {
	return (
		<Notice tone="plain" title="They match different jobs">
			<p>Send to those of one job at a time. The others come next. Or choose one job for all of them below.</p>
			<ul className="mt-2 flex flex-wrap gap-2">
				{groups.map(({ href, count, title }) => (
					<li key={href}>
						<ButtonLink to={href} variant="secondary" size="sm">
							{count} {title === null ? 'without a specific job' : `for ${title}`}
						</ButtonLink>
					</li>
				))}
			</ul>
		</Notice>
	)
}

function WhoGetsIt({ people, leftOut }: { people: readonly Person[]; leftOut: number }) {
	return (
		<Panel title="Recipients">
			<ul className="grid gap-2">
				{people.map(({ id, name, speciality, status, isAskable, fit }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-3">
						<Link to={`/doctors/${id}`}>
							<bdi>{name}</bdi>
						</Link>
						<span className="text-sm text-ink-2">{speciality}</span>
						{isAskable && fit ? <span className="num text-sm text-ink-2">{fit}</span> : null}
						{isAskable ? null : (
							<Tag tone="warning" icon={null}>
								Left out: {status.text}
							</Tag>
						)}
					</li>
				))}
			</ul>
			{leftOut > 0 ? (
				<p className="mt-3 text-sm text-ink-2">
					{leftOut} more were selected. You can contact {maxAtOnce} at a time.
				</p>
			) : null}
		</Panel>
	)
}
