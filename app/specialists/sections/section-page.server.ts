import { data } from 'react-router'
import type { Specialist } from '#app/identity/actor.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { openSection, saveSection } from './revisions.server.ts'
import type { Section } from './section-contents.server.ts'
import { type Difference, differences, type Labels } from './section-labels.ts'
import { pageAfterSaving, sectionTitles } from './sections.ts'
import { t } from '#app/platform/language/words.ts'

/** What a refused form of a section comes back with; `clash` when another tab was faster. */
export type SectionProblem = FormProblem & { clash?: Difference[] }

type Sent<Content> = { content: Content; seen: string; values: NonNullable<FormProblem['values']> }

/** Saves a section and leads back to the profile, with an undo; 409 with both values when another tab was faster. */
export async function answerSave<Content>(
	actor: Specialist,
	section: Section<Content>,
	{ content, seen, values }: Sent<Content>,
	labelsOf: (content: Content) => Labels,
) {
	const saved = await saveSection(actor, section, content, seen)
	if (!saved.ok) {
		const stored = await openSection(actor, section)
		return answerClash(values, differences(labelsOf(stored.content), labelsOf(content)))
	}
	return redirectWith(pageAfterSaving(section.name), {
		title: t`${{ section: sectionTitles[section.name] }} saved`,
		undo: undoOf(saved.value.revisionId),
	})
}

export function answerClash(values: Sent<unknown>['values'], clash: Difference[]) {
	const problem: SectionProblem = { values, clash }
	return data(problem, { status: 409 })
}

export const undoOf = (revisionId: string) => ({ action: `/profile/saves/${revisionId}/undo`, label: t`Undo` })
