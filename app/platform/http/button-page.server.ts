import { redirect } from 'react-router'
import { notFound } from './http.ts'

/**
 * The loader of an address to which a button posts. A user who had to log in again returns to it by GET. Nothing is done
 * then, and they are sent to the page that has the button, or get a 404 when there is none.
 */
export const buttonPage =
	<Args>(find: (args: Args) => string | null | Promise<string | null>) =>
	async (args: Args) => {
		const page = await find(args)
		if (page === null) throw notFound()
		return redirect(page)
	}
