import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { t } from '#app/platform/language/words.ts'

export function AlreadyRegistered() {
	return (
		<>
			<PageHeader title={t`Already Registered`} lead={t`You are logged in. You do not need to register again.`} />
			<p>
				<ButtonLink to="/profile">{t`Go to my profile`}</ButtonLink>
			</p>
		</>
	)
}

/** Members of hospitals and operators have accounts of their own kind. */
export function SignedInOtherwise({ name }: { name: string }) {
	return (
		<>
			<PageHeader
				title={t`Register as a specialist`}
				lead={t`You are logged in as ${{ name }}, which is not a specialist account. Log out first to register or log in with your mobile number.`}
			/>
			<PostButton action="/logout" form={{ reloadDocument: true }}>
				{t`Log out`}
			</PostButton>
		</>
	)
}
