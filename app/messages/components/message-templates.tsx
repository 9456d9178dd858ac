import type { ComponentProps } from 'react'
import { TemplatePicker } from '#app/templates/template-picker.tsx'

/** The team's texts for a message. A part of its own: only hospitals load it. */
export function MessageTemplates(props: Pick<ComponentProps<typeof TemplatePicker>, 'templates' | 'href'>) {
	return <TemplatePicker kind="message" field="body" {...props} />
}
