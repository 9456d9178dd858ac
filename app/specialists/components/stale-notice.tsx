import type { ComponentProps } from 'react'
import { ChangedNotice } from '#app/ui/page/changed-notice.tsx'

const title = 'Your settings were changed in another window or device. Your changes have not been saved.'

/** Two tabs saved the settings. */
export const StaleNotice = (notice: Omit<ComponentProps<typeof ChangedNotice>, 'title'>) => (
	<ChangedNotice {...notice} title={title} />
)
