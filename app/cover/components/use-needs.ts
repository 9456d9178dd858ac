import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Needs } from '../asking/needs.server.ts'
import type { PublicCount } from '../asking/public-count.server.ts'

const restMs = 300
const filled = ['speciality', 'unit', 'pay'] as const

/**
 * Fills in speciality, unit and usual pay for the case while it is typed, but for fields that the person has changed: usual pay is then that of
 * what they chose, and the count that of the speciality.
 */
export function useNeeds({ form, location }: { form: RefObject<HTMLFormElement | null>; location: string }) {
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
