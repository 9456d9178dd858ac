import type { MouseEvent } from 'react'
import { ChevronDown } from 'lucide-react'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import { newTemplateOf, type TemplateKind, templatesOf } from './kinds.ts'
import type { ReadyTemplate } from './queries.server.ts'

type TemplatePickerProps = {
	kind: TemplateKind
	templates: readonly ReadyTemplate[]
	/** The id of the text area that a chosen text goes into. */
	field: string
	/**
	 * The page with the text in its field already, where no script runs: it reads `?template=`. Null for a form about so many that
	 * no address holds them: it is sent with the template as `open`, and comes back.
	 */
	href: ((templateId: string) => string) | null
	/** Unique in the page, when it has two pickers. */
	id?: string
}

/** A menu of the team's texts, for a form of one text area. A chosen text fills the field, or follows what is typed there. */
export function TemplatePicker({ kind, templates, field, href, id = `templates-${field}` }: TemplatePickerProps) {
	return (
		<Menu
			id={id}
			size="sm"
			align="start"
			className="justify-self-start"
			button={
				<>
					Use a template
					<ChevronDown size={16} aria-hidden="true" />
				</>
			}
		>
			{templates.map((template) => {
				const onClick = (event: MouseEvent) => {
					if (event.ctrlKey || event.metaKey || event.shiftKey || !insertText(field, template.text)) return
					event.preventDefault()
					document.getElementById(id)?.hidePopover()
				}
				const shown = (
					<span className="grid max-w-72 min-w-0">
						<span className="truncate font-semibold">{template.name}</span>
						<span className="truncate text-sm font-normal text-ink-2">{template.text}</span>
					</span>
				)
				return href ? (
					<MenuLink key={template.id} to={href(template.id)} preventScrollReset onClick={onClick}>
						{shown}
					</MenuLink>
				) : (
					<MenuButton key={template.id} name="open" value={template.id} formNoValidate onClick={onClick}>
						{shown}
					</MenuButton>
				)
			})}
			{templates.length === 0 ? <MenuLink to={newTemplateOf(kind)}>New template</MenuLink> : null}
			<MenuLink to={templatesOf(kind)}>Manage templates</MenuLink>
		</Menu>
	)
}

/** A page with a chosen template in its address, for browsers without a script. */
export const withTemplate = (page: string) => (templateId: string) => {
	const [path = '', query] = page.split('?')
	const params = new URLSearchParams(query)
	params.set('template', templateId)
	return `${path}?${params}`
}

/** As if it had been typed, so that counters and drafts follow. False when the field is not there. */
function insertText(fieldId: string, text: string): boolean {
	const field = document.getElementById(fieldId)
	if (!(field instanceof HTMLTextAreaElement)) return false
	const before = field.value.trimEnd()
	field.setRangeText(before === '' ? text : `${before}\n\n${text}`, 0, field.value.length, 'end')
	field.dispatchEvent(new InputEvent('input', { bubbles: true }))
	field.focus()
	return true
}
