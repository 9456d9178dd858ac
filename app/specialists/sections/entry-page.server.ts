import type { Specialist } from '#app/identity/actor.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { addEntry, editEntry, type List } from './entries.server.ts'
import { entryRefusal, understoodOf } from './entry-lists.server.ts'
import { fingerprint, openSection } from './revisions.server.ts'
import { answerClash, undoOf } from './section-page.server.ts'
import { differences, type Labels } from './section-labels.ts'
import { pageAfterSaving } from './sections.ts'
import { t } from '#app/platform/language/words.ts'

/** The entry that the address names with the fingerprint for its form; nothing of either for a new one. */
export async function openEntry<Entry extends { id: string }>(
	actor: Specialist,
	list: List<Entry>,
	entryId: string | undefined,
): Promise<{ entry: Entry | null; seen: string | null }> {
	if (entryId === undefined) return { entry: null, seen: null }
	const { content } = await openSection(actor, list.section)
	const entry = content.find(({ id }) => id === idParam(entryId))
	if (!entry) throw notFound()
	return { entry, seen: fingerprint(entry) }
}

type Sent<Entry> = {
	content: Omit<Entry, 'id'>
	seen: string | undefined
	values: NonNullable<FormProblem['values']>
}

/** Adds the entry, or changes the one that the address names, and leads back to the list with an undo. */
export async function answerEntry<Entry extends { id: string }>(
	actor: Specialist,
	list: List<Entry>,
	entryId: string | undefined,
	{ content, seen = '', values }: Sent<Entry>,
	labelsOf: (content: Omit<Entry, 'id'>) => Labels,
) {
	const saved =
		entryId === undefined
			? await addEntry(actor, list, content)
			: await editEntry(actor, list, idParam(entryId), content, seen)
	if (saved.ok) {
		const [title = ''] = Object.values(labelsOf(content))
		const said = understoodOf(list.name, values)
		return redirectWith(pageAfterSaving(list.name), {
			title: entryId === undefined ? t.of('entry')`Added` : t.of('entry')`Saved`,
			detail: [title, ...said].filter(Boolean).join('. '),
			undo: undoOf(saved.value.revisionId),
		})
	}
	if (saved.failure === 'not-found') throw notFound()
	if (saved.failure === 'twice') return invalid({ fields: { name: [entryRefusal('twice', list.name)] }, values })
	if (saved.failure !== 'stale') return invalid({ form: entryRefusal(saved.failure, list.name), values })
	const { entry } = await openEntry(actor, list, entryId)
	return answerClash(values, entry ? differences(labelsOf(entry), labelsOf(content)) : [])
}
