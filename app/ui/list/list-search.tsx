import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { DialogLink } from '../dialog.tsx'
import { showInForm } from './show-in-form.ts'

type ListSearchProps = {
	/** Fields elsewhere in the page belong to it by this id. */
	id: string
	/** The page of the list, and its address with all that is on. */
	path: string
	href: string
	/** What a field shows when the address does not name it. */
	defaults: Readonly<Record<string, string>>
	className: string
	children: ReactNode
}

/** The form of a list that searches as one types. A chip that removes a filter, or Back, changes the address; the fields follow. */
export function ListSearch({ id, path, href, defaults, className, children }: ListSearchProps) {
	const form = useRef<HTMLFormElement>(null)
	useEffect(() => {
		if (form.current) showInForm(form.current, href, defaults)
	}, [href, defaults])
	return (
		<Form
			ref={form}
			id={id}
			method="get"
			action={path}
			replace
			preventScrollReset
			data-autosubmit=""
			data-defaults={new URLSearchParams(defaults).toString()}
			className={className}
		>
			{children}
		</Form>
	)
}

type FiltersLinkProps = { href: string; sheet: string; className: string; children: ReactNode }

/** Opens the `FilterSheet` of a list. */
export const FiltersLink = ({ href, sheet, className, children }: FiltersLinkProps) => (
	<DialogLink href={`${href}${href.includes('?') ? '&' : '?'}filters=open`} dialog={sheet} className={className}>
		{children}
	</DialogLink>
)
