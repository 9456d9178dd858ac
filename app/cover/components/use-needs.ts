import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Urgency } from '../asking/kinds.ts'
import type { Needs } from '../asking/needs.server.ts'
import type { PublicCount } from '../asking/public-count.server.ts'

const restMs = 300
const filled = ['speciality', 'unit', 'pay'] as const
const hourFields = ['date', 'from', 'to'] as const

export type Hours = Record<(typeof hourFields)[number], string>
type UseNeeds = {
	form: RefObject<HTMLFormElement | null>
	location: string
	/** What the form begins with, and what it says of an emergency. */
	hours: Record<Urgency, Hours>
}

/**
 * Fills in speciality, unit and usual pay for the case while it is typed, but for fields that the person has changed: usual pay is then that of
 * what they chose, and the count that of the speciality. An emergency is now, unless they have changed the hours.
 */
export function useNeeds({ form, location, hours }: UseNeeds) {
	const own = useRef(new Set<string>())
	const [asked, setAsked] = useState<string | null>(null)
	const { load, data } = useFetcher<{ needs: Needs; few: PublicCount | null }>()
	useEffect(() => {
		if (!asked) return
		const timer = window.setTimeout(() => void load(`/hospital/cover/needs?${asked}`), restMs)
		return () => window.clearTimeout(timer)
	}, [asked, load])
	const needs = asked && data ? data.needs : null
	useEffect(() => {
		if (!needs || !form.current) return
		for (const name of filled) if (!own.current.has(name)) fill(form.current, name, needs[name])
	}, [needs, form])
	const changed = (target: EventTarget, isByPerson: boolean) => {
		if (!isByPerson || !form.current || !('name' in target)) return
		const { name } = target as HTMLInputElement
		own.current.add(name)
		if (name === 'urgency') fillHours(form.current, hours, (target as HTMLInputElement).value)
		if (name !== 'work' && name !== 'speciality' && name !== 'unit') return
		const values = new FormData(form.current)
		const textOf = (field: string) => {
			const value = values.get(field)
			return typeof value === 'string' ? value : ''
		}
		const query = new URLSearchParams({ work: textOf('work'), location, shown: textOf('speciality') })
		for (const field of ['speciality', 'unit']) if (own.current.has(field)) query.set(field, textOf(field))
		setAsked(query.toString())
	}
	return { needs, few: (asked && data?.few) || null, changed }
}

function fillHours(form: HTMLFormElement, hours: UseNeeds['hours'], urgency: string) {
	const [now, before] = urgency === 'emergency' ? [hours.emergency, hours.elective] : [hours.elective, hours.emergency]
	const isUntouched = hourFields.every((name) => new FormData(form).get(name) === before[name])
	if (isUntouched) for (const name of hourFields) fill(form, name, now[name])
}

/** As if it had been typed, so that other scripts notice the change. */
function fill(form: HTMLFormElement, name: string, value: string) {
	const field = form.elements.namedItem(name)
	if (field instanceof RadioNodeList) {
		for (const each of field)
			if (each instanceof HTMLInputElement && each.value === value && !each.checked) each.click()
	} else if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value !== value) {
		field.value = value
		field.dispatchEvent(new Event('input', { bubbles: true }))
		field.dispatchEvent(new Event('change', { bubbles: true }))
	}
}
