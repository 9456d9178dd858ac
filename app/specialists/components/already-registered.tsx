import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'

export function AlreadyRegistered() {
	return (
		<>
			<PageHeader title="Already Registered" lead="You are logged in. You do not need to register again." />
			<p>
				<ButtonLink to="/profile">Go to my profile</ButtonLink>
			</p>
		</>
	)
}

/** Members of hospitals and operators have accounts of their own kind. */
export function SignedInOtherwise({ name }: { name: string }) {
	return (
		<>
			<PageHeader
				title="Register as a specialist"
				lead={`You are logged in as ${name}, which is not a specialist account. Log out first to register or log in with your mobile number.`}
			/>
			<PostButton action="/logout" form={{ reloadDocument: true }}>
				Log out
			</PostButton>
		</>
	)
}
