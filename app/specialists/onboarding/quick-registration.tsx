import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Dialog, DialogLink } from '#app/ui/dialog.tsx'
import { PhoneField } from '#app/ui/fields/phone-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { ConsentField } from '../components/consent-field.tsx'
import { t } from '#app/platform/language/words.ts'

const dialogId = 'quick-registration'
const page = '/doctors/register'
const required = () => t`Please fill in all fields.`

/** Opens the quick registration on a page that holds it; where no script runs, leads to the page that does the same. */
export function QuickRegistrationLink({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<DialogLink dialog={dialogId} href={page} className={className ?? 'btn'}>
			{children}
		</DialogLink>
	)
}

/** Name and number, then the code screen. Once on a page, wherever its links are. */
export function QuickRegistration() {
	return (
		<Dialog id={dialogId} title={t`Register as Specialist`}>
			<Form method="post" action={page} className="grid gap-4" noValidate>
				<input type="hidden" name="flow" value="quick" />
				<TextField
					name="name"
					id="quick-name"
					label={t`Name`}
					autoComplete="name"
					maxLength={200}
					required
					messages={{ required: required() }}
				/>
				<PhoneField
					name="phone"
					id="quick-phone"
					label={t`Mobile number`}
					hint={t`We send a 6-digit code by SMS. No password.`}
					required
					messages={{ required: required(), pattern: t`Please enter a valid phone number.` }}
				/>
				<ConsentField problem={undefined} idPrefix="quick-" />
				<SubmitButton action={page} pendingLabel={t`Sending the code...`} className="w-full">
					{t`Send code`}
				</SubmitButton>
			</Form>
		</Dialog>
	)
}
