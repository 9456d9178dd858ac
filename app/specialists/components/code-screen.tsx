import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/fields/code-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { type AppliedJob, ApplyingTo } from './applying-to.tsx'
import { ResendForm } from './resend-form.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type CodeScreenProps = {
	phone: string
	/** Where the number can be changed. */
	changeTo: string
	isSpent: boolean
	/** What to say of a code that is too old; null while one can be right. */
	expired: string | null
	delivery: 'sent' | 'on-its-way' | 'held-up' | 'refused'
	/** By which the last code was sent. */
	by: 'sms' | 'whatsapp'
	resendInSeconds: number | null
	/** Null where WhatsApp is not offered. */
	whatsappInSeconds: number | null
	job: AppliedJob | null
	problem: FormProblem | undefined
}

// The field is what this page is for; what was wrong is said under it.
const focused = { autoFocus: true }

export function CodeScreen(props: CodeScreenProps) {
	const { phone, changeTo, isSpent, expired, delivery, by, resendInSeconds, whatsappInSeconds, job, problem } = props
	const error = problem?.fields?.['code']

	return (
		<>
			<ApplyingTo job={job} />
			<PageHeader
				back={{ to: changeTo, label: t`Change number` }}
				title={t`Enter the 6-digit code`}
				lead={
					<>
						{rich({
							strong: (words) => <strong className="num whitespace-nowrap">{words}</strong>,
						})`For <strong>${{ phone }}</strong>`}
					</>
				}
			/>
			{isSpent ? (
				<div className="grid justify-items-start gap-3">
					<p>{t`Five wrong codes were entered for this number, so the codes we sent no longer work.`}</p>
					<ButtonLink to={changeTo}>{t`Start again`}</ButtonLink>
				</div>
			) : (
				<>
					{error || expired ? null : by === 'whatsapp' ? (
						<WhatsAppNotice delivery={delivery} />
					) : (
						<DeliveryNotice delivery={delivery} changeTo={changeTo} />
					)}
					<Form method="post" className="grid gap-4" noValidate>
						<ErrorSummary problem={problem?.form ? { form: problem.form } : undefined} />
						<CodeField
							name="code"
							label={t`Code`}
							hint={t`Most phones fill this in automatically. The code is valid for 5 minutes.`}
							error={error ?? expired ?? undefined}
							defaultValue={error ? '' : String(problem?.values?.['code'] ?? '')}
							{...focused}
							autoSubmit
						/>
						<SubmitButton pendingLabel={t`Verifying...`} className="w-full">
							{t`Verify`}
						</SubmitButton>
					</Form>
					<ResendForm inSeconds={resendInSeconds} />
					{whatsappInSeconds === null ? null : <WhatsAppCodeForm inSeconds={whatsappInSeconds} />}
				</>
			)}
		</>
	)
}

const byWhatsApp = '/doctors/register/code/whatsapp'

/** The same by WhatsApp, which may arrive where an SMS does not. */
function WhatsAppCodeForm({ inSeconds }: { inSeconds: number }) {
	return (
		<Form method="post" action={byWhatsApp} data-countdown={inSeconds > 0 ? inSeconds : undefined}>
			<SubmitButton action={byWhatsApp} variant="quiet" pendingLabel={t`Resending...`}>
				{t`Get the code on WhatsApp`}
			</SubmitButton>
		</Form>
	)
}

function WhatsAppNotice({ delivery }: Pick<CodeScreenProps, 'delivery'>) {
	const isWaiting = delivery === 'on-its-way' || delivery === 'held-up'
	return (
		<div aria-live="polite" data-renew-every={isWaiting ? 3000 : undefined}>
			{isWaiting ? <Notice>{t`Your code is on its way by WhatsApp.`}</Notice> : null}
			{delivery === 'sent' ? <Notice tone="success">{t`We have sent your code by WhatsApp`}</Notice> : null}
			{delivery === 'refused' ? (
				<Notice tone="danger" title={t`The code could not be sent by WhatsApp`}>
					{t`Select Send again to get the code by SMS.`}
				</Notice>
			) : null}
		</div>
	)
}

function DeliveryNotice({ delivery, changeTo }: Pick<CodeScreenProps, 'delivery' | 'changeTo'>) {
	const isWaiting = delivery === 'on-its-way' || delivery === 'held-up'
	return (
		<div aria-live="polite" data-renew-every={isWaiting ? 3000 : undefined}>
			{delivery === 'sent' ? <Notice tone="success">{t`OTP sent to your phone number`}</Notice> : null}
			{delivery === 'on-its-way' ? (
				<Notice>
					{t`Your SMS is taking longer than usual. Keep this page open; the code will arrive as soon as the SMS service responds.`}
				</Notice>
			) : null}
			{delivery === 'held-up' ? (
				<Notice tone="warning" title={t`Failed to send verification code. Please try again.`}>
					{t`The SMS service is not responding. Keep this page open; we will send your code as soon as it recovers.`}
				</Notice>
			) : null}
			{delivery === 'refused' ? (
				<Notice tone="danger" title={t`Failed to send verification code. Please try again.`}>
					{rich({
						link: (words) => <Link to={changeTo}>{words}</Link>,
					})`The SMS service could not send to this number. <link>Check the number</link>.`}
				</Notice>
			) : null}
		</div>
	)
}
