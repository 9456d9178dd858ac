import type { RouterContextProvider } from 'react-router'
import { findWait } from '#app/identity/second-factor/step-up.server.ts'
import type { ProposalItem } from './resume-reading/difference.ts'

type Context = Readonly<RouterContextProvider>

/** Without the email address while this browser may not change one, see step-up.ts. It is proposed again later. */
export async function itemsAllowed(context: Context, request: Request, items: readonly ProposalItem[]) {
	if (!items.some(({ kind }) => kind === 'email') || (await findWait(context, request)) === null) return items
	return items.filter(({ kind }) => kind !== 'email')
}

/** The same for a list that comes back. */
export async function choiceAllowed<Choice extends { shown: string[]; items: string[] }>(
	context: Context,
	request: Request,
	choice: Choice,
): Promise<Choice> {
	if (!choice.shown.includes('email') || (await findWait(context, request)) === null) return choice
	const without = (keys: string[]) => keys.filter((key) => key !== 'email')
	return { ...choice, shown: without(choice.shown), items: without(choice.items) }
}
