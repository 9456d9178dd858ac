import { redirect } from 'react-router'
import type { Context } from '#app/identity/groups.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { parseForm, refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { maxSavedSearches } from './limits.ts'
import { NameInput } from './schema.server.ts'
import type { SavedSearchStore } from './store.server.ts'
import { t } from '#app/platform/language/words.ts'

type Args = { request: Request; params: { searchId: string }; context: Context }

type Pages<Owner extends { accountId: string }> = {
	store: SavedSearchStore<Owner>
	/** Whose page it is, as the group of the address has let them in. */
	ownerOf: (context: Context) => Owner
	/** Where searches are saved, and below which the buttons of each are. */
	path: string
	/** The list of saved searches, to which every button leads back. */
	list?: string
	/** Where the searches themselves are. */
	results: string
	what: 'job' | 'specialist'
}

/** What the pages and buttons of one kind of saved searches answer. False from the store is a foreign or missing search. */
export function savedSearchPages<Owner extends { accountId: string }>(pages: Pages<Owner>) {
	const { store, ownerOf, path, list = path, results, what } = pages
	const tooMany = () => t`You can keep up to ${{ most: maxSavedSearches }} saved searches. Remove one to save another.`
	const loader = () => redirect(list)
	const undo = (searchId: string, change: string) => ({ action: `${path}/${searchId}/${change}`, label: t`Undo` })

	/** The list, or the results of the search when the button was beside them. */
	async function pageAfter(request: Request, owner: Owner, searchId: string) {
		if (new URL(request.url).searchParams.get('to') !== 'results') return list
		const search = (await store.list(owner)).find(({ id }) => id === searchId)
		return search ? `${results}?${search.query}` : list
	}

	const button = (change: (owner: Owner, searchId: string) => Promise<boolean>, said: (searchId: string) => Flash) => ({
		loader,
		action: async ({ request, params, context }: Args) => {
			const owner = ownerOf(context)
			const searchId = idParam(params.searchId)
			await refuseFields(request)
			if (!(await change(owner, searchId))) throw notFound()
			return redirectWith(await pageAfter(request, owner, searchId), said(searchId))
		},
	})

	return {
		mute: button(store.mute, (searchId) => ({
			title: t`Search muted`,
			detail: t`You will not get alerts for this search until you unmute it.`,
			undo: undo(searchId, 'unmuting'),
		})),
		unmute: button(store.unmute, () => ({
			title: t`Search unmuted`,
			detail: t`You will get alerts for new results.`,
		})),
		remove: button(store.remove, (searchId) => ({ title: t`Search removed`, undo: undo(searchId, 'restoration') })),
		restore: {
			loader,
			action: async ({ request, params, context }: Args) => {
				const owner = ownerOf(context)
				const searchId = idParam(params.searchId)
				await refuseFields(request)
				const restored = await store.restore(owner, searchId)
				if (restored.ok) return redirectWith(list, { title: t`Search restored`, detail: restored.value.name })
				if (restored.failure === 'no-such-search') throw notFound()
				return redirectWith(list, { title: tooMany(), tone: 'danger' })
			},
		},
		rename: {
			loader: async ({ params, context }: Omit<Args, 'request'>) => {
				const owner = ownerOf(context)
				const searchId = idParam(params.searchId)
				const search = (await store.list(owner)).find(({ id }) => id === searchId)
				if (!search) throw notFound()
				return { name: search.name }
			},
			action: async ({ request, params, context }: Args) => {
				const owner = ownerOf(context)
				const searchId = idParam(params.searchId)
				const form = await parseForm(request, NameInput)
				if (!form.ok) return invalid(form.problem)
				if (!(await store.rename(owner, searchId, form.value.name))) throw notFound()
				return redirectWith(list, { title: t`Search renamed`, detail: form.value.name })
			},
		},

		/** The searches as the list shows them. */
		async list(owner: Owner) {
			return (await store.list(owner)).map(({ id, name, query, mutedAt, createdAt }) => ({
				id,
				name,
				to: `${results}?${query}`,
				isMuted: mutedAt !== null,
				facts: t`Saved ${{ day: formatDay(createdAt) }}`,
			}))
		},

		/** Says whether a submitted search was saved. `whenNotified` says when its owner is notified of results. */
		async answerSaving(
			saved: Awaited<ReturnType<typeof store.save>>,
			{ to, whenNotified, cookies = [] }: { to: string; whenNotified: string; cookies?: string[] },
		) {
			if (saved.ok) {
				const { id, name, isNew } = saved.value
				const message: Flash = isNew
					? { title: t`Search saved`, detail: `${name}. ${whenNotified}`, undo: undo(id, 'removal') }
					: { title: t`You have already saved this search`, detail: name, tone: 'info' }
				return redirectWith(to, message, cookies)
			}
			const isFull = saved.failure === 'too-many'
			const nothing =
				what === 'job'
					? t`Add at least one filter before you save. Without filters, the search matches every job.`
					: 'Add at least one filter before you save. Without filters, the search matches every specialist.'
			const detail = isFull ? tooMany() : nothing
			return redirectWith(isFull ? list : to, { title: t`Search not saved`, detail, tone: 'danger' }, cookies)
		},
	}
}
