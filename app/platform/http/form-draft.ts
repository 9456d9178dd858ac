import { useContext } from 'react'
import { useLocation } from 'react-router'
import { FormDraftContext } from './document-contexts.ts'
import type { FormProblem } from './form.ts'

/** The text someone had typed when their session ended, and the page. */
export type FormDraft = { path: string; values: NonNullable<FormProblem['values']> }

/** What a form shows: what was refused just now, else what was typed on this page before the session ended, else nothing. */
export function useTyped<Problem extends FormProblem>(refused: Problem | undefined): Problem | undefined {
	const kept = useContext(FormDraftContext)
	const { pathname } = useLocation()
	if (refused || kept?.path !== pathname) return refused
	// A page's extra fields are optional. They describe refusals, and this is not a refusal.
	return { values: kept.values, isRestored: true } as Problem
}
