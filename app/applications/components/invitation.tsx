import { ButtonLink } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { t } from '#app/platform/language/words.ts'

/** A hospital asks a specialist who withdrew to apply again. */
export function Invitation({ applicationId, hospitalName }: { applicationId: string; hospitalName: string }) {
	const invitation = `/applications/${applicationId}/invitation`
	return (
		<Panel title={t`${{ hospital: hospitalName }} has invited you to apply again`}>
			<div className="grid gap-3">
				<p className="max-w-prose">
					{t`If you apply again, you can change the note and the resume first. The hospital then sees what it saw before: your name, your degrees, a resume preview and your profile as your privacy settings allow.`}
				</p>
				<div className="flex flex-wrap gap-3">
					<ButtonLink to={`${invitation}/acceptance`}>{t`Apply again`}</ButtonLink>
					<PostButton action={`${invitation}/refusal`} variant="secondary" pendingLabel={t`Declining...`}>
						{t.of('button')`Decline`}
					</PostButton>
				</div>
			</div>
		</Panel>
	)
}
