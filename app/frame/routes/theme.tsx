import { redirect } from 'react-router'
import { z } from 'zod'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { rememberTheme, themes } from '#app/platform/http/theme.server.ts'
import { pageBefore } from '../back.server.ts'
import type { Route } from './+types/theme.ts'

export const loader = () => redirect('/')

/** Remembers light or dark and goes back to the page the person was on. */
export async function action({ request }: Route.ActionArgs) {
	const form = await parseForm(request, z.object({ theme: z.enum(themes) }))
	if (!form.ok) throw badRequest()
	return redirect(pageBefore(request), {
		status: 303,
		headers: { 'Set-Cookie': await rememberTheme(form.value.theme) },
	})
}
