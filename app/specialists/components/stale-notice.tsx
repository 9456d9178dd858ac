import type { ComponentProps } from 'react'
import { ChangedNotice } from '#app/ui/page/changed-notice.tsx'
import { t } from '#app/platform/language/words.ts'

/** Two tabs saved the settings. */
export const StaleNotice = (notice: Omit<ComponentProps<typeof ChangedNotice>, 'title'>) => (
	<ChangedNotice
		{...notice}
		title={t`Your settings were changed in another window or device. Your changes have not been saved.`}
	/>
)
