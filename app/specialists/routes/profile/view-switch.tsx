import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { type ProfileViewer, profileViewers } from './profile-viewers.ts'
import { t } from '#app/platform/language/words.ts'

/** One's own profile, or what others see of it: links, so that it works everywhere. */
export function ViewSwitch({ as }: { as: ProfileViewer | 'self' }) {
	return (
		<div data-print="no" className="grid gap-1">
			<p className="text-sm text-ink-2">{t`Preview as`}</p>
			<ChipRow label={t`Preview my profile as`} className="-m-1">
				<ChipLink to="/profile" current={as === 'self'}>
					{t`You`}
				</ChipLink>
				{Object.entries(profileViewers).map(([word, label]) => (
					<ChipLink key={word} to={`/profile?as=${word}`} current={as === word}>
						{label}
					</ChipLink>
				))}
			</ChipRow>
		</div>
	)
}
