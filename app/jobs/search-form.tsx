import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { DialogLink } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { filtersId, searchFormId } from './search-ids.ts'
import type { SearchPage } from './search-page.server.ts'
import { showInForm } from './show-in-form.ts'

/** What and where, always in sight. The other filters belong to the same form, wherever they stand. */
export function SearchForm({ page: { fields, options, problems, chips, href } }: { page: SearchPage }) {
	const form = useRef<HTMLFormElement>(null)
	// A chip that takes a filter off, or Back, changes the address and not the fields.
	useEffect(() => {
		if (form.current) showInForm(form.current, href)
	}, [href])

	return (
		<Form
			ref={form}
			id={searchFormId}
			method="get"
			action="/jobs"
			replace
			preventScrollReset
			data-autosubmit=""
			className="grid grid-cols-[1fr_6.5rem] items-start gap-3 md:grid-cols-[2fr_1.5fr_7rem_auto]"
		>
			<TextField
				name="q"
				type="search"
				label="Speciality, hospital or skill"
				defaultValue={fields.q}
				autoComplete="off"
				maxLength={100}
				className="max-md:col-span-2"
			/>
			<SuggestField
				name="place"
				label="City or PIN code"
				suggestions={options.cities}
				defaultValue={fields.place}
				error={problems.place}
				maxLength={100}
			/>
			<SelectField name="km" label="Within" options={options.distances} defaultValue={String(fields.km)} />
			<div className="flex gap-2 max-md:col-span-2 md:pt-[1.875rem]">
				<Button className="flex-1">
					<Search size={18} aria-hidden="true" />
					Search
				</Button>
				<DialogLink
					href={`${href}${href.includes('?') ? '&' : '?'}filters=open`}
					dialog={filtersId}
					className={buttonClass({ variant: 'secondary' }, 'lg:hidden')}
				>
					<SlidersHorizontal size={18} aria-hidden="true" />
					Filters
					{chips.length > 0 ? <span className="num">({chips.length})</span> : null}
				</DialogLink>
			</div>
		</Form>
	)
}
