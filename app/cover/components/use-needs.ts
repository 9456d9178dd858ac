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
	/** What the form begins with, how many there are of its speciality, and what it says of what was filled in. */
	begun: Hours & Record<(typeof filled)[number], string> & { few: PublicCount | null; line: string | null }
	/** The hours of an emergency. */
	soon: Hours
}

/**
 * Fills in speciality, unit and usual pay for the case while it is typed, but for fields that the person has changed: usual pay is then that of
 * what they chose, and the count that of the speciality. For words that name nothing the form is as it began, and says so. An emergency is now,
 * unless they have changed the hours.
 */
export function useNeeds({ form, location, begun, soon }: UseNeeds) {
	const own = useRef(new Set<string>())
	const [asked, setAsked] = useState<string | null>(null)
	const { load, data } = useFetcher<Answer>()
	useEffect(() => {
		if (!asked) return
		const timer = window.setTimeout(() => void load(`/hospital/cover/needs?${asked}`), restMs)
		return () => window.clearTimeout(timer)
	}, [asked, load])
	const answer = asked && data ? data : null
	const { speciality, unit, pay } = begun
	useEffect(() => {
		if (!answer || !form.current) return
		const values = answer.needs ?? { speciality, unit, pay }
		for (const name of filled) if (!own.current.has(name)) fill(form.current, name, values[name])
	}, [answer, form, speciality, unit, pay])
	const changed = (target: EventTarget, isByPerson: boolean) => {
		if (!isByPerson || !form.current || !('name' in target)) return
		const { name } = target as HTMLInputElement
		own.current.add(name)
		if (name === 'urgency')
			fillHours(form.current, { elective: begun, emergency: soon }, (target as HTMLInputElement).value)
		if (name !== 'work' && name !== 'speciality' && name !== 'unit') return
		const values = new FormData(form.current)
		const textOf = (field: string) => {
			const value = values.get(field)
			return typeof value === 'string' ? value : ''
		}
		const shown = own.current.has('speciality') ? textOf('speciality') : speciality
		const query = new URLSearchParams({ work: textOf('work'), location, shown })
		for (const field of ['speciality', 'unit']) if (own.current.has(field)) query.set(field, textOf(field))
		setAsked(query.toString())
	}
	return { line: answer ? answer.line : begun.line, few: answer ? answer.few : begun.few, changed }
}

type Answer = { needs: Needs; line: string | null; few: PublicCount | null }

function fillHours(form: HTMLFormElement, hours: Record<Urgency, Hours>, urgency: string) {
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
