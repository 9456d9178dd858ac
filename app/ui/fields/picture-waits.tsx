import { Notice } from '../page/notice.tsx'
import { t } from '#app/platform/language/words.ts'

/** To the owner of a picture that no one else sees yet. */
export const PictureWaits = ({ noun }: { noun: 'photo' | 'logo' }) => (
	<Notice tone="info" title={t`Waiting for review`}>
		<p>
			{noun === 'photo'
				? t`Our team looks at every photo before others see it. Only you see this photo until then.`
				: 'Our team looks at every logo before others see it. Only you see this logo until then.'}
		</p>
	</Notice>
)
