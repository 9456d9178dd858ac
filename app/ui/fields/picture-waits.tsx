import { Notice } from '../page/notice.tsx'

/** To the owner of a picture that no one else sees yet. */
export const PictureWaits = ({ noun }: { noun: string }) => (
	<Notice tone="info" title="Waiting for review">
		<p>
			Our team looks at every {noun} before others see it. Only you see this {noun} until then.
		</p>
	</Notice>
)
