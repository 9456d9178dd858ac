import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { showInForm } from '#app/jobs/show-in-form.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { DialogLink } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FilterForm, filterFormId, filterSheetId } from './filter-form.ts'

/** What a field shows when the address does not name it. */
const usual = { km: '20', sort: 'relevance' }

/** Whom and where, always in sight. The other filters belong to the same form, wherever they stand. */
export function SpecialistSearchForm({ form, label }: { form: FilterForm; label: string }) {
	const element = useRef<HTMLFormElement>(null)
	const { path, href, fields, options, problems, chips } = form
	// A chip that takes a filter off, or Back, changes the address and not the fields.
	useEffect(() => {
		if (element.current) showInForm(element.current, href, usual)
	}, [href])

	return (
		<Form
			ref={element}
			id={filterFormId}
			method="get"
			action={path}
			replace
			preventScrollReset
			data-autosubmit=""
			className="grid grid-cols-[1fr_6.5rem] items-start gap-3 md:grid-cols-[2fr_1.5fr_7rem_auto]"
		>
			<TextField
				name="q"
				type="search"
				label={label}
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
			<SelectField name="km" label="Distance" options={options.distances} defaultValue={fields.km} />
			<div className="flex gap-2 max-md:col-span-2 md:pt-[1.875rem]">
				<Button className="flex-1">
					<Search size={18} aria-hidden="true" />
					Search
				</Button>
				<DialogLink
					href={`${href}${href.includes('?') ? '&' : '?'}filters=open`}
					dialog={filterSheetId}
					className={buttonClass({ variant: 'secondary' }, 'lg:hidden')}
				>
					<SlidersHorizontal size={18} aria-hidden="true" />
					Filters
					{chips > 0 ? <span className="num">({chips})</span> : null}
				</DialogLink>
			</div>
		</Form>
	)
}
