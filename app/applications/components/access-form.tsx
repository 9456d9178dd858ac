import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { t } from '#app/platform/language/words.ts'

type AccessFormProps = { applicationId: string; hospitalName: string; until: string }

/** After a rejection: until when the hospital reads on, and the button that ends it now. */
export function AccessForm({ applicationId, hospitalName, until }: AccessFormProps) {
	const action = `/applications/${applicationId}/access`
	return (
		<Panel title={t`What the hospital can still see`}>
			<div className="grid justify-items-start gap-3">
				<p>
					{t`${{ hospital: hospitalName }} can see your profile and resume through this application until ${{ day: until }}. You can end this now. It cannot be undone.`}
				</p>
				<PostButton action={action} variant="secondary" pendingLabel={t`Ending...`}>
					{t`End access`}
				</PostButton>
			</div>
		</Panel>
	)
}
