import { env } from '#app/platform/env.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { embedHeaders, writeJobList } from '../document.server.ts'
import { readTheme } from '../themes.ts'
import type { Route } from './+types/jobs.ts'

export async function loader({ request, params: { hospitalId } }: Route.LoaderArgs) {
	const theme = readTheme(new URL(request.url).searchParams)
	const { status, html } = await writeJobList(isId(hospitalId) ? hospitalId : null, theme, env.APP_ORIGIN)
	return new Response(html, { status, headers: embedHeaders })
}
