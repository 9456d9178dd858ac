import { z } from 'zod'
import { parseForm } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'

// Responses to the buttons of a saved search, whatever is searched. They carry no fields, and lead back to the list
// with a message and an undo. False from a command means someone else's search, or none.

type SavedSearch = { list: string; id: string }

const nothing = z.object({})

async function press(request: Request, change: () => Promise<boolean>) {
	await parseForm(request, nothing)
	if (!(await change())) throw notFound()
}

export async function answerMuting(request: Request, { list, id }: SavedSearch, mute: () => Promise<boolean>) {
	await press(request, mute)
	return redirectWith(list, {
		title: 'Search muted',
		detail: 'You will not get alerts for this search until you unmute it.',
		undo: { action: `${list}/${id}/unmuting`, label: 'Undo' },
	})
}

export async function answerUnmuting(request: Request, list: string, unmute: () => Promise<boolean>) {
	await press(request, unmute)
	return redirectWith(list, { title: 'Search unmuted', detail: 'You will get alerts for new results.' })
}

export async function answerRemoval(request: Request, { list, id }: SavedSearch, remove: () => Promise<boolean>) {
	await press(request, remove)
	return redirectWith(list, {
		title: 'Search removed',
		undo: { action: `${list}/${id}/restoration`, label: 'Undo' },
	})
}

type Restored = Result<{ name: string }, 'no-such-search' | 'too-many'>

/** `full` is shown when there is no more room for it. */
export async function answerRestoration(
	request: Request,
	{ list, full }: { list: string; full: string },
	restore: () => Promise<Restored>,
) {
	await parseForm(request, nothing)
	const restored = await restore()
	if (restored.ok) return redirectWith(list, { title: 'Search restored', detail: restored.value.name })
	if (restored.failure === 'no-such-search') throw notFound()
	return redirectWith(list, { title: full, tone: 'danger' })
}
