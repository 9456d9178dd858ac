import { Form } from 'react-router'
import { UsualPayLine } from '#app/pay/usual-line.tsx'
import type { FormProblem } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TiredNotice } from '../../components/tired-notice.tsx'
import { clashLines } from '../../asking/guard.ts'
import { coverRefusals } from '../../labels.ts'
import type { Route } from '../+types/show.ts'
import { t } from '#app/platform/language/words.ts'

type Page = Route.ComponentProps['loaderData']

/** Nothing but the two answers, so that they are on the first screen of a phone. */
export function Asked({ page, problem: refused }: { page: Page; problem: FormProblem | undefined }) {
	const problem = useTyped(refused)
	const { cover, answer, clash, warnings, hasBegun } = page
	if (cover.status === 'cancelled') return <Notice tone="info">{t`The hospital no longer needs cover.`}</Notice>
	if (cover.status === 'unfilled' || (cover.status === 'open' && hasBegun))
		return <Notice tone="info">{coverRefusals().over}</Notice>
	if (cover.status !== 'open') return <Notice tone="info">{coverRefusals().taken}</Notice>
	if (page.isTooTired) return <Notice tone="warning">{coverRefusals()['too-tired']}</Notice>
	if (clash) return <Notice tone="warning">{clashLines[clash]}</Notice>
	return (
		<div className="grid gap-3">
			<p className="num text-lg font-semibold">
				{cover.hours} · {cover.pay}
			</p>
			<UsualPayLine usual={page.usual} />
			<ErrorSummary problem={problem} labels={{ tired: t.of('work')`Rest` }} />
			<Form method="post" noValidate className="grid gap-3">
				<TiredNotice warnings={warnings} error={problem?.fields?.['tired']} />
				<SubmitButton pendingLabel={t`Accepting...`} className="w-full sm:w-auto sm:justify-self-start">
					{t`Accept`}
				</SubmitButton>
			</Form>
			{answer === 'declined' || answer === 'gave-back' ? (
				<p className="text-sm text-ink-2">
					{answer === 'declined'
						? t`You declined this. You can still accept while it is open.`
						: t`You cancelled this. You can still accept while it is open.`}{' '}
					{answer === 'gave-back' ? (
						<a href={`/cover/${cover.id}/calendar.ics`} className="link inline-flex min-h-11 items-center">
							{t`Remove from calendar`}
						</a>
					) : null}
				</p>
			) : (
				<PostButton
					action={`/cover/${cover.id}/steps`}
					fields={{ step: 'decline' }}
					variant="quiet"
					pendingLabel={t`Saving...`}
				>
					{t`Not this time`}
				</PostButton>
			)}
			<p className="text-sm text-ink-2">
				{t`The first to accept gets it. The hospital sees your name and number when you accept, and nothing before.`}
			</p>
		</div>
	)
}
